// stub
import type { Picture } from '@cic/protocol'
import type { TableSession } from '../table-session.ts'
export function TableView(_: { session: TableSession; picture: Picture; game: NonNullable<Picture['game']> }) {
  return <p>table</p>
}
