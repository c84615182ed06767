// The first page: play at once, set up a table, join one, look at those that are there.

import { useState } from 'preact/hooks'
import { CreateTable } from '../lobby/create-table.tsx'
import { JoinByLink } from '../lobby/join-by-link.tsx'
import { PlayAlone } from '../lobby/play-alone.tsx'
import { TableList } from '../lobby/table-list.tsx'
import { NameField } from '../parts/name-field.tsx'
import { SitePage } from '../parts/site-page.tsx'
import { useTitle } from '../parts/use-title.ts'
import { Link } from '../router.tsx'
import { home } from '../words/home.ts'
import { useWords } from '../words/words.ts'
import './home.css'

export function Home() {
  const t = useWords(home)
  const [creating, create] = useState(false)
  useTitle('')
  return (
    <SitePage kind="home">
      <section class="hero">
        <HeroPicture />
        <h1>{t('headline')}</h1>
        <p class="lead">{t('lead')}</p>
        <Link to="/learn" class="button big first-time">
          {t('firstTime')}
        </Link>
        <PlayAlone />
      </section>
      <section class="home-actions">
        <div class="panel action">
          <h2>{t('createTable')}</h2>
          <p>{t('createLead')}</p>
          <button type="button" aria-expanded={creating} onClick={() => create(!creating)}>
            {t('createTable')}
          </button>
        </div>
        <div class="panel action">
          <h2>{t('joinByLink')}</h2>
          <JoinByLink />
        </div>
        <div class="panel action">
          <NameField />
        </div>
      </section>
      {creating && <CreateTable />}
      <div class="table-lists">
        <TableList list="mine" title={t('myTables')} />
        <TableList list="open" title={t('openTables')} />
        <TableList list="running" title={t('runningTables')} />
      </div>
    </SitePage>
  )
}

/** A battlestar among stars, quietly. */
function HeroPicture() {
  return (
    <svg class="hero-picture" viewBox="0 0 600 220" aria-hidden="true">
      <path
        class="hull"
        d="M40 116c0-14 8-24 22-30l34-14q6-3 9-9l6-14q4-9 14-9h330q10 0 14 8l10 20q2 4 8 4h40q8 0 8 7v74q0 7-8 7h-40q-6 0-8 4l-10 20q-4 8-14 8H125q-10 0-14-9l-6-14q-3-6-9-9l-34-14c-14-6-22-16-22-30z"
      />
      <path class="pod" d="M150 22h280q10 0 13 6l3 6H138l4-7q3-5 8-5zM150 210h280q10 0 13-6l3-6H138l4 7q3 5 8 5z" />
      <path class="lights" d="M140 116h340" />
    </svg>
  )
}
