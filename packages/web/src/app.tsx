// Which page belongs to which address. Every page is loaded when it is opened; only a table, which people come back to, is there at once.

import { openAllBoxes } from './boxes/index.ts'
import { Lost } from './pages/small-pages.tsx'
import { TablePage } from './pages/table-page.tsx'
import { lazy } from './parts/lazy.tsx'
import { useRoute } from './router.tsx'

const Home = lazy(() => import('./pages/home.tsx').then((page) => page.Home))
// Everything in every box is listed there.
const Reference = lazy(() =>
  Promise.all([import('./pages/reference-page.tsx'), openAllBoxes()]).then(([page]) => page.ReferencePage),
)
const Replay = lazy(() => import('./pages/replay-page.tsx').then((page) => page.ReplayPage))
const Learn = lazy(() => import('./pages/learn-page.tsx').then((page) => page.LearnPage))
const Settings = lazy(() => import('./pages/settings-page.tsx').then((page) => page.SettingsPage))
const Claim = lazy(() => import('./pages/claim-page.tsx').then((page) => page.ClaimPage))
const Confirm = lazy(() => import('./pages/confirm-page.tsx').then((page) => page.ConfirmPage))

export function App() {
  const route = useRoute()
  switch (route.page) {
    case 'home':
      return <Home />
    case 'table':
      return <TablePage id={route.id} />
    case 'replay':
      return <Replay key={route.id} id={route.id} />
    case 'learn':
      return <Learn />
    case 'reference':
      return <Reference />
    case 'settings':
      return <Settings />
    case 'claim':
      return <Claim />
    case 'confirm':
      return <Confirm />
    default:
      return <Lost />
  }
}
