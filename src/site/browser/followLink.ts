import { navigate } from 'gatsby'

/** The address of the link under a pointer, where another page of the site can be shown without a load. */
function findPagePath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const to = link?.getAttribute('href')
  return to?.startsWith('/') && !link?.dataset.load ? to : undefined
}

/** Follows a link that React does not know as the site’s own links do: the next page comes without a load. */
export function followLink(event: MouseEvent): void {
  const to = findPagePath(event)
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (!to || event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  void navigate(to, { replace: to === location.pathname })
}

/** Fetches the page of such a link while the pointer rests on it. */
export function prefetchHoveredPage(event: Event): void {
  const to = findPagePath(event)
  if (to) window.___loader.hovering(to.replace(/#.*/, ''))
}
