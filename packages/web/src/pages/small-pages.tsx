// The page for addresses that lead nowhere.

import { SitePage } from '../parts/site-page.tsx'
import { useTitle } from '../parts/use-title.ts'
import { Link } from '../router.tsx'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'

export function Lost() {
  const t = useWords(common)
  useTitle(t('notFound'))
  return (
    <SitePage kind="small">
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundWhy')}</p>
      <Link to="/" class="button">
        {t('home')}
      </Link>
    </SitePage>
  )
}
