import type { BrowserPluginArgs } from 'gatsby'
import { onClientEntry, onInitialClientRender } from '../../../src/site/app/gatsbyBrowser'

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
