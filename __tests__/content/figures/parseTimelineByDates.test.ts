import { hasYear, parseTimelineByDates } from '../../../src/content/figures/parseTimelineByDates'

it('places phases on the calendar, with a moment within one', () => {
  const phases = {
    en: [
      { name: 'Discovery', time: '2026' },
      { name: 'Review', time: '2031 to April 2033', holder: 'Growth', after: 'June 1, 2032' },
      { name: 'Letter', time: 'January 1, 2036' },
    ],
    fr: [
      { name: 'Discovery', time: '2026' },
      { name: 'Review', time: '2031 à avril 2033', holder: 'Growth', after: 'le 1er\u00a0juin 2032' },
      { name: 'Letter', time: '1er\u00a0janvier 2036' },
    ],
  }
  const { timeline, problems } = parseTimelineByDates(phases.en, 'en')
  expect(problems).toEqual([])
  expect(timeline.ticks.map(({ label }) => label)).toEqual(['2026', '2028', '2030', '2032', '2034', '2036'])
  expect(timeline.end).toBe(10)
  expect(timeline.rows).toMatchObject([
    { bars: [{ from: 0, to: 1 }] },
    { bars: [{ from: 5, to: 7.25 }], moment: 'June 1, 2032', holder: 'Growth', value: '2031 to April 2033' },
    { bars: [], point: 10 },
  ])
  expect(timeline.rows[1]?.point).toBeCloseTo(6.42, 2)
  const french = parseTimelineByDates(phases.fr, 'fr').timeline
  expect(french.rows.map(({ bars, point }) => [bars, point])).toEqual(
    timeline.rows.map(({ bars, point }) => [bars, point]),
  )
})

it.each([
  [{ name: 'A', time: '2033 to 2031' }, 'runs backwards'],
  [{ name: 'A', time: '2031 to 2033', after: 'May 2, 2040' }, 'no date within'],
  [{ name: 'A', time: '2031 to 2033', after: 'a letter' }, 'no date within'],
])('reports invalid phases', (phase, said) => {
  expect(parseTimelineByDates([phase], 'en').problems).toEqual([
    { row: 1, message: expect.stringContaining(said) as string },
  ])
})

it('is for times with a year', () => {
  expect([hasYear('20 years'), hasYear('2027 to 2030'), hasYear('12026 days')]).toEqual([false, true, false])
})
