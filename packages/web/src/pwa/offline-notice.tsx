// Said on every page while the device has no network: what is shown may be old.

import { useEffect, useState } from 'preact/hooks'
import { pwaWords } from '../words/pwa.ts'
import { useWords } from '../words/words.ts'
import './offline-notice.css'

export function OfflineNotice() {
  const t = useWords(pwaWords)
  const [online, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  if (online) return undefined
  return (
    <p class="offline-notice" role="status">
      {t('offline')}
    </p>
  )
}
