import type { BrowserPluginArgs } from 'gatsby'
import { onClientEntry, onInitialClientRender } from '../../../src/site/app/gatsbyBrowser'

const loader = { loadPage: jest.fn(), loadPageSync: jest.fn(), hovering: jest.fn() }
beforeEach(() => {
  window.___loader = { ...loader }
})

it.each([
  [[], '/blog'],
  [['popstate'], '/blog?category=x'],
])('dispatches %j on initial render, depending on whether the URL changed since client entry', (told, address) => {
  history.replaceState(null, '', '/blog')
  void onClientEntry?.({} as BrowserPluginArgs, { plugins: [] })
  history.replaceState(null, '', address)
  const heard: string[] = []
  const hear = ({ type }: Event) => heard.push(type)
  window.addEventListener('popstate', hear)
  void onInitialClientRender?.({} as BrowserPluginArgs, { plugins: [] })
  window.removeEventListener('popstate', hear)
  expect(heard).toEqual(told)
})

it('loads the data of a page by its path alone', () => {
  void onClientEntry?.({} as BrowserPluginArgs, { plugins: [] })
  void window.___loader.loadPage('/blog?category=x')
  window.___loader.loadPageSync('/blog?category=x', { withErrorDetails: true })
  window.___loader.hovering('/contact?service=y')
  expect(loader.loadPage).toHaveBeenCalledWith('/blog')
  expect(loader.loadPageSync).toHaveBeenCalledWith('/blog', { withErrorDetails: true })
  expect(loader.hovering).toHaveBeenCalledWith('/contact')
})
