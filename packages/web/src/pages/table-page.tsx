// The page of a table: its lobby while people gather, then the table itself.

import { useEffect, useState } from 'preact/hooks'
import { useBoxes } from '../boxes/index.ts'
import { Loading, lazy } from '../parts/lazy.tsx'
import { useMe } from '../parts/me.ts'
import { SitePage } from '../parts/site-page.tsx'
import { useStore } from '../store.ts'
import { TableView } from '../table/table-view.tsx'
import { openSession, type TableSession } from '../table-session.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'
import { Lost } from './small-pages.tsx'

const Lobby = lazy(() => import('../lobby/lobby.tsx').then((page) => page.Lobby))

export function TablePage({ id }: { id: string }) {
  const [session, setSession] = useState<TableSession | undefined>(undefined)
  // Whoever has no identity yet would only be a spectator to the stream.
  const known = useMe() !== undefined
  useEffect(() => {
    if (!known) return
    const opened = openSession(id)
    setSession(opened)
    return opened.close
  }, [id, known])
  return session?.id === id ? <OpenTable session={session} /> : <Waiting />
}

function OpenTable({ session }: { session: TableSession }) {
  // Not the rest of the session: that an answer is on its way changes the question only.
  const picture = useStore(session.store, (one) => one.picture)
  const missing = useStore(session.store, (one) => one.missing)
  // In the lobby they come while people gather.
  const boxes = useBoxes(picture?.settings.game)
  if (missing) return <Lost />
  if (picture === undefined) return <Waiting />
  if (picture.game === undefined) return <Lobby session={session} picture={picture} />
  if (boxes !== 'ready') return <Loading failed={boxes === 'failed'} />
  return <TableView session={session} picture={picture} game={picture.game} />
}

function Waiting() {
  const t = useWords(common)
  return (
    <SitePage kind="waiting">
      <p role="status" class="quiet">
        {t('connecting')}
      </p>
    </SitePage>
  )
}
