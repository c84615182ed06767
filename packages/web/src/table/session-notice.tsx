// How the line is, and what went wrong last.

import { Icon } from '../art/icon.tsx'
import { Refusal } from '../parts/error-line.tsx'
import { useStore } from '../store.ts'
import type { TableSession } from '../table-session.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'
import './session-notice.css'

export function SessionNotice({ session }: { session: TableSession }) {
  const t = useWords(common)
  const connection = useStore(session.store, (one) => one.connection)
  const error = useStore(session.store, (one) => one.error)
  return (
    <div class="notices">
      <div role="status">
        {connection === 'lost' && (
          <p class="notice lost">
            <Icon name="warn" />
            {t('connectionLost')}
          </p>
        )}
      </div>
      <div role="alert">
        {error !== undefined && (
          <p class="notice error">
            <span>
              <Refusal code={error} />
            </span>
            <button type="button" class="icon-button" aria-label={t('close')} onClick={session.dismissError}>
              <Icon name="close" />
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
