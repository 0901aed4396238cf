import { memoizeByText } from '../../src/content/memoize'

it('computes the result for each text once, also if it is undefined', () => {
  const compute = jest.fn((text: string) => text || undefined)
  const computeOnce = memoizeByText(compute)
  expect(['', '', 'a', 'a'].map(computeOnce)).toEqual([undefined, undefined, 'a', 'a'])
  expect(compute).toHaveBeenCalledTimes(2)
})
