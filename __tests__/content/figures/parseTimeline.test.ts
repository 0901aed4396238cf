import { parseTimelineBetweenMilestones, parseTimelineByDurations } from '../../../src/content/figures/parseTimeline'

const bars = (phases: Parameters<typeof parseTimelineByDurations>[0], language: 'en' | 'fr' = 'en') =>
  parseTimelineByDurations(phases, language).timeline.rows.map(
    ({ bars, point }) => bars.map(({ from, to }) => [from, to])[0] ?? point,
  )

it('places each phase after the previous one or the one that it names', () => {
  expect(
    bars([
      { name: 'Screening', time: '45 days' },
      { name: 'Review', time: '300 days' },
      { name: 'Notice', time: 'the same day' },
      { name: 'Right', time: '120 days', after: 'notice' },
      { name: 'Beside', time: '10 days', after: 'Screening' },
    ]),
  ).toEqual([[0, 45], [45, 345], 345, [345, 465], [45, 55]])
})

it('places a phase after another by its number, where two have one name', () => {
  expect(
    bars([
      { name: 'Review', time: '45 days' },
      { name: 'Answer', time: '10 days' },
      { name: 'Review', time: '20 days' },
      { name: 'Notice', time: '5 days', after: 1 },
    ])[3],
  ).toEqual([45, 50])
})

it('parses durations in both languages', () => {
  const times = {
    en: ['10 days', '2 business days', '1 month', '8.5 years', '30–60 days', '2 to 3 months'],
    fr: [
      '10\u00a0jours',
      '2\u00a0jours ouvrables',
      '1\u00a0mois',
      '8,5\u00a0ans',
      '30–60\u00a0jours',
      '2 à 3\u00a0mois',
    ],
  }
  const drawn = (language: 'en' | 'fr') =>
    bars(
      times[language].map((time, index) => ({ name: String(index), time })),
      language,
    )
  expect(drawn('fr')).toEqual(drawn('en'))
  expect(drawn('en')[1]).toEqual([10, 12.8])
})

it('prints the lengths at the ends of bars if all begin at once, instead of beside their holders', () => {
  const rowsAfter = (after: number) =>
    parseTimelineByDurations(
      [
        { name: 'Closing', time: 'the day' },
        { name: 'Register', time: '15 days', holder: 'You' },
        { name: 'Notice', time: '30 days', after },
      ],
      'en',
    ).timeline.rows.slice(1)
  const words = (after: number) => rowsAfter(after).flatMap(({ bars }) => bars.map(bar => bar.words))
  expect(words(1)).toEqual(['15 days', '30 days'])
  expect(rowsAfter(1)[0]).toMatchObject({ holder: 'You', detail: undefined, value: '15 days' })
  expect(words(2)).toEqual([undefined, undefined])
  expect(rowsAfter(2)[0]).toMatchObject({ holder: 'You', detail: '15 days', value: '15 days' })
})

it('ends the axis at a number, beyond the last time if need be', () => {
  const { ticks, end } = parseTimelineByDurations([{ name: 'A', time: '355 days' }], 'en').timeline
  expect(end).toBeGreaterThanOrEqual(355)
  expect(ticks.at(-1)?.at).toBe(end)
})

it('marks a phase without a time limit as open, explains it in a key and numbers the axis up to the last set time', () => {
  const { timeline } = parseTimelineByDurations(
    [
      { name: 'A', time: '30 jours' },
      { name: 'B', time: 'sans délai fixé' },
    ],
    'fr',
  )
  expect(timeline.rows.map(({ bars }) => bars[0]?.look)).toEqual(['work', 'open'])
  expect(timeline.key?.map(({ look }) => look)).toEqual(['work', 'open'])
  expect(timeline.ticks.at(-1)).toEqual({ at: 30, label: '30' })
  expect(timeline.end).toBeGreaterThan(30)
})

it('marks a moment that follows a phase without a time limit, but no other', () => {
  const { timeline } = parseTimelineByDurations(
    [
      { name: 'A', time: '30 days' },
      { name: 'Known', time: 'the same day' },
      { name: 'B', time: 'no set time', after: 'A' },
      { name: 'C', time: '10 days' },
      { name: 'Unknown', time: 'all in hand' },
    ],
    'en',
  )
  expect(timeline.rows.map(({ isPointOpen = false }) => isPointOpen)).toEqual([false, false, false, false, true])
})

it.each([
  [[{ name: 'A', time: '45' }], 'without its unit'],
  [
    [
      { name: 'A', time: '4 days' },
      { name: 'B', time: '2 days', after: 'C' },
    ],
    'begins after “C”',
  ],
  [[{ name: 'A', time: 'soon' }], 'lasts no time at all'],
])('reports invalid phases', (phases, said) => {
  expect(parseTimelineByDurations(phases, 'en').problems.map(({ message }) => message)).toEqual([
    expect.stringContaining(said),
  ])
})

it('places rows between milestones, and reports unknown and reversed ones', () => {
  const milestones = ['Start', 'Money', 'Sale']
  const { timeline, problems } = parseTimelineBetweenMilestones(
    [
      { name: 'Titles', time: 'Start → Money' },
      { name: 'Licence', time: 'sale' },
    ],
    milestones,
    'en',
  )
  expect(problems).toEqual([])
  expect(timeline.unit).toBe('Milestones')
  expect(timeline.rows).toMatchObject([
    { bars: [{ from: 0, to: 1 }], milestones: ['1\u00a0Start', '2\u00a0Money'] },
    { point: 2, milestones: ['3\u00a0Sale'] },
  ])
  expect(
    parseTimelineBetweenMilestones(
      [
        { name: 'X', time: 'Monney' },
        { name: 'Y', time: 'Sale → Start' },
        { name: 'Z', time: 'Start → Money → Sale' },
      ],
      milestones,
      'en',
    ).problems,
  ).toMatchObject([
    { row: 1, message: expect.stringContaining('“Monney”') as string },
    { row: 2, message: expect.stringContaining('backwards') as string },
    { row: 3, message: expect.stringContaining('more than two') as string },
  ])
})

it('explains a stopped clock in a key beside the bars of an authority', () => {
  const phases = [
    { name: 'Review', time: '45 days' },
    { name: 'Reply', time: '90 days', look: 'stop' as const },
  ]
  expect(parseTimelineByDurations(phases, 'en').timeline.key?.map(({ look }) => look)).toEqual(['work', 'stop'])
  const remedied = phases.map(phase => (phase.look ? { ...phase, look: 'remedy' as const } : phase))
  expect(parseTimelineByDurations(remedied, 'en').timeline.key?.at(-1)?.words).toBe('Remedy on request')
})

it('explains the bars in a key where there are several kinds or a deadline', () => {
  const mixed = [
    { name: 'Review', time: '45 days' },
    { name: 'Notice', time: '15 days', look: 'due' as const },
    { name: 'Labels', time: '100 days', look: 'own' as const },
  ]
  const keyOf = (phases: typeof mixed) => parseTimelineByDurations(phases, 'en').timeline.key?.map(({ look }) => look)
  expect(keyOf(mixed)).toEqual(['work', 'own', 'due'])
  expect(keyOf(mixed.slice(1, 2))).toEqual(['due'])
  expect(keyOf(mixed.slice(2))).toBeUndefined()
})

it('names the time until a sale in the key beside protections', () => {
  const phases = [
    { name: 'Patent', time: '20 years', look: 'right' as const },
    { name: 'Trials and review', time: '11 years', after: 1 },
  ]
  expect(parseTimelineByDurations(phases, 'en').timeline.key).toMatchObject([
    { look: 'work', words: 'Trials and review' },
    { look: 'right', words: 'Protection' },
  ])
})

it('enlarges several deadlines that would take a small part of an axis of years: they are in months', () => {
  const due = (time: string) => ({ name: `Due ${time}`, time, look: 'due' as const, after: 'Filing' })
  const scaleOf = (...times: string[]) => {
    const phases = [
      { name: 'Filing', time: 'start' },
      ...times.map(due),
      { name: 'Patent', time: '20 years', after: 1 },
    ]
    const { ticks, turn } = parseTimelineByDurations(phases, 'en').timeline
    return { labels: ticks.map(({ label }) => label).join(' '), turn }
  }
  const changed = scaleOf('12 months', '30 months')
  expect(changed.labels).toBe('0 12 24 36 5 10 15')
  expect(changed.turn).toMatchObject({ at: 3 * 365.25, before: 'Months', after: 'Years' })
  for (const times of [['12 months'], ['12 months', '8 years']])
    expect(scaleOf(...times)).toEqual({ labels: '0 5 10 15 20', turn: undefined })
})
