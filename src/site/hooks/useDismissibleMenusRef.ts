import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a ref for an element. Open `<details>` menus inside it close on Escape or a click on a link, which return
 * focus to the summary; also on a press or focus outside the menu. Links count because they may lead to the current
 * page.
 */
export function useDismissibleMenusRef<T extends HTMLElement = HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null)
  useEffect(() => {
    const open = () => ref.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node) open().forEach(menu => !menu.contains(target) && menu.removeAttribute('open'))
    }
    const close = () =>
      open().forEach(menu => {
        menu.removeAttribute('open')
        menu.querySelector('summary')?.focus()
      })
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    const closeOnLink = ({ target }: Event) => target instanceof Element && target.closest('a') && close()
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('click', closeOnLink)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('click', closeOnLink)
    }
  }, [])
  return ref
}
