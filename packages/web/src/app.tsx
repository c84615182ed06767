// Which page belongs to which address. Replay, reference and the guided first game are loaded when they are opened.

import { Home } from './pages/home.tsx'
import { Claim, Lost, SettingsPage, Unbuilt } from './pages/small-pages.tsx'
import { TablePage } from './pages/table-page.tsx'
import { useRoute } from './router.tsx'

export function App() {
  const route = useRoute()
  switch (route.page) {
    case 'home':
      return <Home />
    case 'table':
      return <TablePage id={route.id} />
    case 'learn':
    case 'reference':
      return <Unbuilt title={route.page} />
    case 'settings':
      return <SettingsPage />
    case 'claim':
      return <Claim />
    default:
      return <Lost />
  }
}
