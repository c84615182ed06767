// A page that is not the table: header, one column of content, footer.

import type { ComponentChildren } from 'preact'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'
import { SiteHeader } from './site-header.tsx'
import './site-page.css'

export function SitePage({ children, kind }: { children: ComponentChildren; kind: string }) {
  const t = useWords(common)
  return (
    <div class={`site ${kind}`}>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer class="site-footer">{t('fanProject')}</footer>
    </div>
  )
}
