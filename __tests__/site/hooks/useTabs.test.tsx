import { act, renderHook } from '@testing-library/react'
import { useTabs } from '../../../src/site/hooks/useTabs'
import { goToPlace } from '../../helpers/address'
import { watchScrolling } from '../../helpers/scrolling'

const ids = ['one', 'two', 'three']

// Choices that follow each other closely are written together, a moment later.
beforeEach(() => void jest.useFakeTimers())
beforeEach(watchScrolling)
afterEach(() => {
  jest.advanceTimersByTime(1000)
  history.replaceState(null, '', '/')
})

it('opens exactly one tab, the only one in the tab order', () => {
  const { result } = renderHook(() => useTabs(ids))
  const stateOf = () =>
    ids.map(id => [result.current.tabProps(id)['aria-selected'], result.current.tabProps(id).tabIndex])
  expect(stateOf()).toEqual([
    [true, 0],
    [false, -1],
    [false, -1],
  ])
  act(() => result.current.tabProps('three').onClick())
  expect(stateOf()).toEqual([
    [false, -1],
    [false, -1],
    [true, 0],
  ])
})

it('keeps the open tab when the address names nothing of its own', () => {
  const { result } = renderHook(() => useTabs(ids))
  act(() => result.current.tabProps('two').onClick())
  goToPlace('pricing')
  expect(result.current.active).toBe('two')
})

it('finds what was chosen in the entry of the history, before what the address names', () => {
  const seen = watchScrolling()
  history.replaceState(null, '', '#two')
  const first = renderHook(() => useTabs(ids))
  expect(first.result.current.active).toBe('two')
  act(() => first.result.current.tabProps('three').onClick())
  first.unmount()
  seen.length = 0
  const { result } = renderHook(() => useTabs(ids))
  expect(result.current.active).toBe('three')
  expect(seen).toEqual([])
})

it('keeps apart what was chosen among other tabs', () => {
  const others = renderHook(() => useTabs(['four', 'five']))
  act(() => others.result.current.tabProps('five').onClick())
  expect(renderHook(() => useTabs(ids)).result.current.active).toBe('one')
})

it('follows the address no longer once it is gone', () => {
  const removed = jest.spyOn(window, 'removeEventListener')
  const added = jest.spyOn(window, 'addEventListener')
  const { unmount } = renderHook(() => useTabs(ids))
  const ours = added.mock.calls.filter(([type]) => type === 'hashchange')
  unmount()
  expect(ours).toHaveLength(1)
  ours.forEach(([type, listener]) => expect(removed).toHaveBeenCalledWith(type, listener))
  jest.restoreAllMocks()
})
