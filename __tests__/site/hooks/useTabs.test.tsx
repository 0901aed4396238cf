import { act, renderHook } from '@testing-library/react'
import { useTabs } from '../../../src/site/hooks/useTabs'
import { goToPlace } from '../../helpers/address'
import { watchScrolling } from '../../helpers/scrolling'

const ids = ['one', 'two', 'three']

// Choices in quick succession are written to the history together, after a delay.
beforeEach(() => void jest.useFakeTimers())
beforeEach(watchScrolling)
afterEach(() => {
  jest.advanceTimersByTime(1000)
  history.replaceState(null, '', '/')
})

it('selects exactly one tab, the only one in the tab order', () => {
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

it('keeps the selected tab if the hash is not one of its ids', () => {
  const { result } = renderHook(() => useTabs(ids))
  act(() => result.current.tabProps('two').onClick())
  goToPlace('pricing')
  expect(result.current.active).toBe('two')
})

it('prefers the choice in the history entry to the hash, without scrolling', () => {
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

it('keeps the choices of different tab lists apart', () => {
  const others = renderHook(() => useTabs(['four', 'five']))
  act(() => others.result.current.tabProps('five').onClick())
  expect(renderHook(() => useTabs(ids)).result.current.active).toBe('one')
})

it('removes its hashchange listener on unmount', () => {
  const removed = jest.spyOn(window, 'removeEventListener')
  const added = jest.spyOn(window, 'addEventListener')
  const { unmount } = renderHook(() => useTabs(ids))
  const ours = added.mock.calls.filter(([type]) => type === 'hashchange')
  unmount()
  expect(ours).toHaveLength(1)
  ours.forEach(([type, listener]) => expect(removed).toHaveBeenCalledWith(type, listener))
  jest.restoreAllMocks()
})
