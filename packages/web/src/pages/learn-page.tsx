// Where somebody new begins.

import { SitePage } from '../parts/site-page.tsx'
import { useTitle } from '../parts/use-title.ts'
import { Link } from '../router.tsx'
import { common } from '../words/common.ts'
import { referenceWords } from '../words/reference.ts'
import { useWords } from '../words/words.ts'

export function LearnPage(_: { id?: string }) {
  const t = useWords(common)
  const rules = useWords(referenceWords)
  useTitle(t('learn'))
  return (
    <SitePage kind="small">
      <h1>{t('learn')}</h1>
      <Link to="/reference#rules" class="button">
        {rules('rules')}
      </Link>
    </SitePage>
  )
}
