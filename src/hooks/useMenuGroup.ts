import { useEffect, useRef, type RefObject } from 'react'

/** Closes the open menus inside an element on Escape (focus returns to the menu’s name), and on a press or focus outside it. */
export function useMenuGroup<T extends HTMLElement = HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null)
  useEffect(() => {
    const open = () => ref.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node) open().forEach(menu => !menu.contains(target) && menu.removeAttribute('open'))
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      open().forEach(menu => {
        menu.removeAttribute('open')
        menu.querySelector('summary')?.focus()
      })
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return ref
}
