// A page that is loaded when it is opened, so that the table does not wait for it.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'
import { Refusal } from './error-line.tsx'
import { SitePage } from './site-page.tsx'

type Load<P> = () => Promise<ComponentType<P>>

export function lazy<P extends object>(load: Load<P>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Lazy(props: P) {
    const [Page, show] = useState<ComponentType<P> | undefined>(() => loaded)
    const [failed, fail] = useState(false)
    useEffect(() => {
      if (Page !== undefined) return
      load().then(
        (page) => {
          loaded = page
          show(() => page)
        },
        () => fail(true),
      )
    }, [Page])
    if (Page === undefined) return <Loading failed={failed} />
    return <Page {...props} />
  }
}

/** Old parts of the page may be gone after an update of the server: loading it anew brings the new ones. */
export function Loading({ failed }: { failed: boolean }) {
  const t = useWords(common)
  return (
    <SitePage kind="waiting">
      <p role="status" class="quiet">
        {failed ? <Refusal code="offline" /> : t('loading')}
      </p>
      {failed && (
        <button type="button" onClick={() => location.reload()}>
          {t('tryAgain')}
        </button>
      )}
    </SitePage>
  )
}
