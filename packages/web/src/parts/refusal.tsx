// Why the server refuses something: most people never read it, so it comes when it is needed.

import type { ApiError } from '../api.ts'
import { common } from '../words/common.ts'
import { refusals, refusalWords } from '../words/refusals.ts'
import { useWords } from '../words/words.ts'

export function Reason({ code }: { code: ApiError['code'] }) {
  const t = useWords(refusalWords)
  const c = useWords(common)
  // Some codes mean nothing to a person, and a page from before an update may be told what it does not know yet.
  const why = code === 'offline' ? undefined : refusals[code]
  return <>{why === undefined ? c('broken') : t(why)}</>
}
