// What is at the top of every page but the table: where one is, and the switches for language and theme.

import { Link } from '../router.tsx'
import { common } from '../words/common.ts'
import { useWords } from '../words/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import './site-header.css'

export function SiteHeader() {
  const t = useWords(common)
  return (
    <header class="site-header">
      <a class="to-content" href="#content">
        {t('skipToContent')}
      </a>
      <Link to="/" class="brand" aria-label={`CIC, ${t('home')}`}>
        <BrandMark />
        <span>CIC</span>
      </Link>
      <nav aria-label="CIC">
        <Link to="/learn">{t('learn')}</Link>
        <Link to="/reference">{t('reference')}</Link>
        <Link to="/settings">{t('settings')}</Link>
      </nav>
      <div class="switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  )
}

export function BrandMark() {
  return (
    <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path class="ring" d="M16 2l12 7v14l-12 7-12-7V9z" />
      <path d="M5 17.5l8-1.8 4-.5 5-5h3l-.5 5 3 .5v4l-3 .5.5 5h-3l-5-5-4-.5z" />
    </svg>
  )
}
