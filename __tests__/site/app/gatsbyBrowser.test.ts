import type { BrowserPluginArgs } from 'gatsby'
import { onClientEntry, onInitialClientRender } from '../../../src/site/app/gatsbyBrowser'

it.each([
  [[], '/blog'],
  [['popstate'], '/blog?category=x'],
])('tells the router of a step back that it was not there to hear: %j', (told, address) => {
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
