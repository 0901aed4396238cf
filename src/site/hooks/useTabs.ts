import { useEffect, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { readHistoryStateNumber, useHistoryStateNumber } from './useHistoryStateNumber'

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * State and props of a tab list: only the open tab is in the tab order; arrows, Home and End move. Initially open is
 * the tab chosen earlier in this history entry, else the one in the URL’s hash, which is scrolled into view, else the
 * first.
 */
export function useTabs(ids: readonly string[]) {
  const name = `tab of ${ids[0]}`
  const [chosen, choose] = useHistoryStateNumber(name, -1)
  const [{ open, addressed }, setOpen] = useState({ open: ids[0], addressed: false })
  const active = ids[chosen] ?? open
  const setActive = (id: string) => {
    choose(ids.indexOf(id))
    // Following an anchor creates a history entry without a chosen tab.
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
    // The ids of a section are constant while it is mounted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  // The browser only scrolls to a panel that was visible.
  useEffect(() => {
    if (active && addressed) document.getElementById(active)?.scrollIntoView()
  }, [active, addressed])

  const move = (event: KeyboardEvent, id: string) => {
    const next = getNextId(ids, id, event.key)
    // With modifier keys, arrows are browser shortcuts.
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setActive(next)
    document.getElementById(`tab-${next}`)?.focus()
  }

  const tabProps = (id: string) => ({
    'aria-selected': id === active,
    tabIndex: id === active ? 0 : -1,
    onClick: () => {
      flushSync(() => setActive(id))
      const tab = document.getElementById(`tab-${id}`)
      tab?.focus({ preventScroll: true })
      // A panel that closed above may have moved it out of the window.
      if (tab && tab.getBoundingClientRect().top < 0) tab.scrollIntoView({ block: 'nearest' })
    },
    onKeyDown: (event: KeyboardEvent) => move(event, id),
  })

  return { active, tabProps }
}

function getNextId(ids: readonly string[], id: string, key: string): string | undefined {
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  const step = steps[key]
  return step ? ids[(ids.indexOf(id) + step + ids.length) % ids.length] : undefined
}
