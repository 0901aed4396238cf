import { navigate } from 'gatsby'

/** The path of the link at an event’s target, if it can be navigated to client-side. */
function findPagePath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const to = link?.getAttribute('href')
  return to?.startsWith('/') && !link?.dataset.load ? to : undefined
}

/** Click handler for links in static HTML, which React does not render as <Link>: navigates client-side. */
export function followClickedLink(event: MouseEvent): void {
  const to = findPagePath(event)
  // As isPlainClick in site/app/preHydrationHandlers.ts, which cannot import it from here.
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (!to || event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  void navigate(to, { replace: to === location.pathname })
}

/** Prefetches the page of such a link on hover. */
export function prefetchHoveredPage(event: Event): void {
  const to = findPagePath(event)
  if (to) window.___loader.hovering(to.replace(/#.*/, ''))
}
