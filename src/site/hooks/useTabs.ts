import { useEffect, useState, type KeyboardEvent } from 'react'
import { readHistoryStateNumber, useHistoryStateNumber } from './useHistoryStateNumber'

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Which of some tabs is open, and what each tab needs: only the open one is in the tab order, arrows, Home and End move.
 * The first is open, or the one that the address names, whose panel is then brought into view, or before both the one
 * that was chosen when Back leads here.
 */
export function useTabs(ids: readonly string[]) {
  const name = `tab of ${ids[0]}`
  const [chosen, choose] = useHistoryStateNumber(name, -1)
  const [{ open, addressed }, setOpen] = useState({ open: ids[0], addressed: false })
  const active = ids[chosen] ?? open
  const setActive = (id: string) => {
    choose(ids.indexOf(id))
    // A place on the page that is gone to next makes another entry, in which nothing was chosen yet.
    setOpen({ open: id, addressed: false })
  }

  useEffect(() => {
    const openNamed = () => {
      const named = ids.find(id => location.hash === `#${id}`)
      if (named && readHistoryStateNumber(name) === undefined)
        setOpen(before => (before.open === named ? before : { open: named, addressed: true }))
    }
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
    // The ids of a section never change while it is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  // The browser has done so for a panel that was shown; one that was hidden had no place to go to.
  useEffect(() => {
    if (active && addressed) document.getElementById(active)?.scrollIntoView()
  }, [active, addressed])

  const move = (event: KeyboardEvent, id: string) => {
    const next = nextId(ids, id, event.key)
    // With Alt and the like, arrows are the browser’s own.
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setActive(next)
    document.getElementById(`tab-${next}`)?.focus()
  }

  const tabProps = (id: string) => ({
    'aria-selected': id === active,
    tabIndex: id === active ? 0 : -1,
    onClick: () => setActive(id),
    onKeyDown: (event: KeyboardEvent) => move(event, id),
  })

  return { active, tabProps }
}

function nextId(ids: readonly string[], id: string, key: string): string | undefined {
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  const step = steps[key]
  return step ? ids[(ids.indexOf(id) + step + ids.length) % ids.length] : undefined
}
