import { buildDurationScale } from '../../../src/content/figures/durationScale'

it('places durations on a logarithmic axis, the shortest first, and leaves out other numbers', () => {
  const { rows, ticks, end, unit } = buildDurationScale(
    [
      { title: 'Review', stat: '1000\u00a0jours' },
      { title: 'Prix', stat: '11\u00a0pays' },
      { title: 'Rappel', stat: '24\u00a0heures' },
      { title: 'Essais', stat: '10\u00a0jours' },
      { title: 'Sans nombre' },
    ],
    'fr',
  )
  expect(rows.map(({ name, point }) => [name, point])).toEqual([
    ['Rappel', 0],
    ['Essais', 1],
    ['Review', 3],
  ])
  expect(ticks.map(({ label }) => label)).toEqual(['1 jour', '7 jours', '30 jours', '1 an'])
  expect(end).toBeCloseTo(1.22 * Math.log10(365.25))
  expect(unit).toBe('Échelle logarithmique')
})
