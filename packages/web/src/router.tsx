// Which page is shown: the path in the address bar, and links that change it without loading the page anew.

import type { ComponentChildren } from 'preact'
import { createStore, useStore } from './store.ts'

export type Route =
  | { readonly page: 'home' | 'reference' | 'learn' | 'settings' | 'claim' | 'confirm' | 'lost' }
  | { readonly page: 'table' | 'replay'; readonly id: string }

const path = createStore(location.pathname)

addEventListener('popstate', () => path.set(location.pathname))

export const useRoute = (): Route => routeOf(useStore(path))

export function navigate(to: string): void {
  history.pushState({}, '', to)
  path.set(location.pathname)
  scrollTo(0, 0)
}

export function routeOf(at: string): Route {
  const [, page = '', id = ''] = at.split('/')
  if (page === '') return { page: 'home' }
  if ((page === 'table' || page === 'replay') && id !== '') return { page, id }
  const plain = (['reference', 'learn', 'settings', 'claim', 'confirm'] as const).find((one) => one === page)
  return { page: plain ?? 'lost' }
}

export function Link({ to, children, ...rest }: { to: string; children: ComponentChildren } & LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

interface LinkProps {
  class?: string
  'aria-label'?: string
}
