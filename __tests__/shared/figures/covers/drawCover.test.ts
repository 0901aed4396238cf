import { estimateNameWidth, findCrowdedLabelText } from '../../../../src/shared/figures/covers/coverNameLabels'
import { createCoverSeed, drawCover } from '../../../../src/shared/figures/covers/drawCover'

const findPaths = ({ shapes }: ReturnType<typeof drawCover>, role: string) =>
  shapes.filter(shape => shape.role === role).map(({ path }) => path)
const countCommands = (path = '', command: RegExp) => path.match(command)?.length ?? 0
const findDots = (cover: ReturnType<typeof drawCover>) =>
  [
    ...['solid', 'point']
      .flatMap(role => findPaths(cover, role))
      .join('')
      .matchAll(/M([\d.]+) ([\d.]+)/g),
  ].map(([, left, y]) => ({
    x: Number(left) + 7,
    y: Number(y),
  }))
const collectPoints = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

it('draws peaks in proportion to the figures', () => {
  const [line = ''] = findPaths(drawCover('peaks', [100, 200, 50]), 'line')
  const base = 136
  const heights = [...line.matchAll(/C[\d.]+ 136 [\d.]+ ([\d.]+)/g)].map(([, top]) => base - Number(top))
  expect(heights).toHaveLength(3)
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.5)
  expect((heights[2] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.25)
})

it('draws used and unused cells', () => {
  const shapes = drawCover('cells', [11, 20])
  expect(countCommands(findPaths(shapes, 'point')[0], /M/g)).toBe(11)
  expect(countCommands(findPaths(shapes, 'line')[0], /M/g)).toBe(9)
})

it('draws one block per unit, with the last group in another style', () => {
  const shapes = drawCover('blocks', [40, 20])
  expect(countCommands(findPaths(shapes, 'solid')[0], /M/g)).toBe(40)
  expect(countCommands(findPaths(shapes, 'point')[0], /M/g)).toBe(20)
})

it.each([
  ['peaks', [10, 300]],
  ['peaks', [6, 4, 3, 2, 2, 2, 1]],
  ['cells', [1, 40]],
  ['blocks', [20, 35, 50]],
  ['blocks', [20, 55, 160]],
  ['blocks', [160]],
  ['bars', [8, 14, 10]],
  ['parts', [1, 4, 20]],
  ['fields', [1, 4]],
  ['overlap', []],
  ['chain', []],
  ['stages', [2]],
  ['stages', [6]],
  ['river', [8]],
  ['dates', [12, 30]],
  ['dates', [3, 20, 45, 60]],
  ['months', [1, 12]],
  ['dial', [9, 10.5, 16]],
  ['spans', [1, 1, 1, 2, 3, 7]],
  ['steps', [1]],
  ['steps', [3]],
  ['steps', [6]],
  ['bond', []],
  ['helix', []],
  ['lattice', []],
  ['network', [2]],
  ['network', [4]],
  ['network', [6]],
  ['columns', [15, 25, 45, 20, 15, 15, 25, 40, 50, 25, 15, 10]],
  ['thresholds', [1, 3, 5]],
  ['thresholds', [2, 7]],
  ['rates', [20, 5000, 35, 8500, 50, 12000]],
  ['summits', []],
  ['clusters', [6, 8, 8, 5, 3]],
  ['clusters', [3, 80]],
  ['plate', []],
] as const)('draws %s within the view box, and its thumbnail in the square at the middle', (drawing, values) => {
  for (const { shapes, small } of [0, 1, 2, 63].map(seed => drawCover(drawing, values, { seed }))) {
    for (const { path } of shapes) {
      expect(collectPoints(path).filter(([x, y]) => x < 0 || x > 320 || y < 0 || y > 160)).toEqual([])
      const radii = [...path.matchAll(/a([\d.]+)/g)].map(([, radius]) => Number(radius))
      expect(radii.filter(radius => radius > 80)).toEqual([])
    }
    expect(small.length).toBeGreaterThan(0)
    const points = small.flatMap(({ path }) => collectPoints(path))
    expect(points.filter(([x, y]) => x < 98 || x > 222 || y < 18 || y > 142)).toEqual([])
  }
})

it('draws dates to scale from their start, with the line up to the marked one in another style', () => {
  const names = ['premier dépôt', 'demande PCT', 'entrée au Canada']
  const drawn = drawCover('dates', [12, 30], { figures: ['12', '30'], names, marked: 1 })
  const [, start = 0, to = 0] =
    /M([\d.]+) [\d.]+H([\d.]+)/.exec(findPaths(drawn, 'argument')[0] ?? '')?.map(Number) ?? []
  const [, end = 0] = /H([\d.]+)/.exec(findPaths(drawn, 'line')[0] ?? '')?.map(Number) ?? []
  const ringRadius = 8
  expect((to - start + ringRadius) / (end - start + ringRadius)).toBeCloseTo(12 / 30)
  expect(drawn.labels.map(({ text }) => text)).toEqual(['12', '30', ...names])
})

it('begins a river at its first milestone and ends it at the last, each with its name beside it', () => {
  const names = ['première rencontre', 'après l’avis']
  for (const count of [6, 7, 8])
    for (const seed of [0, 1, 2]) {
      const drawn = drawCover('river', [count], { names, seed })
      const [course = ''] = findPaths(drawn, 'line')
      const dots = findDots(drawn)
      const ends = [...course.matchAll(/([\d.]+) ([\d.]+)(?=C|$)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
      expect(ends).toEqual(dots)
      const [first, last] = [drawn.labels[0], drawn.labels.at(-1)]
      const [start, end] = [dots[0], dots.at(-1)]
      expect(first?.y).toBeLessThan(start?.y ?? 0)
      expect(first).toMatchObject({ x: (start?.x ?? 0) - 7, anchor: 'start' })
      expect(last?.y).toBeGreaterThan(end?.y ?? 0)
      expect(last).toMatchObject({ x: (end?.x ?? 0) + 7, anchor: 'end' })
    }
})

it('highlights only the marked milestone of a river', () => {
  const drawn = drawCover('river', [8], { marked: 7 })
  expect(['point', 'solid'].map(role => countCommands(findPaths(drawn, role)[0], /M/g))).toEqual([1, 7])
})

it('leaves equal margins beside the words of dates', () => {
  const { labels } = drawCover('dates', [24, 72], { figures: ['24 h', '72 h'], names: ['start', 'inform', 'plan'] })
  const ends = labels.flatMap(({ x, anchor }) => (anchor === 'start' ? [x] : anchor === 'end' ? [320 - x] : []))
  expect(ends).toEqual([22, 22, 22])
})

it('prints four names in and above the parts of a gate', () => {
  const names = ['food and drugs', 'patents', 'Civil Code', 'notice of compliance']
  const { labels } = drawCover('gate', [], { names })
  expect(labels.map(({ text }) => text).join(' ')).toBe(names.join(' '))
})

it('names each milestone of a river above its upper bends and below its lower ones', () => {
  for (const seed of [0, 1, 2]) {
    const drawn = drawCover('river', [4], { names: ['a', 'b', 'c', 'd'], seed })
    const isAbove = findDots(drawn).map(({ y }, index) => (drawn.labels[index]?.y ?? 0) < y)
    expect(isAbove).toEqual([true, false, true, false])
  }
})

it('keeps up to forty cells and two lines of legend within the frame', () => {
  const names = ['a first name that takes a line', 'a second name that takes a line']
  for (let total = 2; total <= 40; total++) {
    const { shapes, labels } = drawCover('cells', [1, total], { figures: ['1', String(total)], names })
    const discs = shapes.flatMap(({ path }) =>
      [...path.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+)/g)].map(match => match.slice(1, 4).map(Number)),
    )
    const edges = [...discs.flatMap(([, y = 0, radius = 0]) => [y - radius, y + radius]), ...labels.map(({ y }) => y)]
    expect(discs.length).toBeGreaterThan(total)
    expect([total, Math.min(...edges) >= 4, Math.max(...edges) <= 156]).toEqual([total, true, true])
  }
})

it('explains filled cells by a filled one, and all by a filled and an empty one, from their left edge', () => {
  for (const [used, total, ...names] of [
    [20, 40, 'h par mois', 'h, une semaine'],
    [11, 20, 'en essais et examen', 'ans de brevet'],
    [1, 4, 'produit en main', 'en tout'],
  ] as const) {
    const drawn = drawCover('cells', [used, total], { figures: [String(used), String(total)], names })
    const [filled = '', empty = '', cells = ''] = ['filledKey', 'emptyKey', 'point'].map(
      role => findPaths(drawn, role)[0],
    )
    expect([filled, empty].map(path => countCommands(path, /M/g))).toEqual([2, 1])
    const left = (path: string) => Number(/M([\d.]+)/.exec(path)?.[1])
    expect(left(filled)).toBeCloseTo(left(cells), 0)
  }
})

it('ends the bars of spans on the lines of their stages', () => {
  const drawn = drawCover('spans', [1, 2, 3, 5])
  const lines = [...(findPaths(drawn, 'quiet')[0] ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
  const [bar = ''] = findPaths(drawn, 'point')
  const [, start = 0, length = 0, cap = 0] = (/M([\d.]+) [\d.]+h([\d.]+)a([\d.]+)/.exec(bar) ?? []).map(Number)
  expect(start - cap).toBeCloseTo(lines[2] ?? 0, 0)
  expect(start + length + cap).toBeCloseTo(lines[4] ?? 0, 0)
})

it('centres the names of the first and last stage of spans below their lines', () => {
  const drawn = drawCover('spans', [1, 2, 3, 7], { names: ['constitution', 'première présentation'] })
  const lines = [...(findPaths(drawn, 'quiet')[0] ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Math.round(Number(x)))
  expect(drawn.labels.map(({ x, text }) => [text, x])).toEqual([
    ['constitution', lines[0]],
    ['première', lines.at(-1)],
    ['présentation', lines.at(-1)],
  ])
})

it.each(['bond', 'lattice', 'river', 'peaks'] as const)('varies %s by the seed, and says the same', drawing => {
  const [one, other] = [0, 1].map(seed => drawCover(drawing, [4, 8, 2], { seed }))
  expect(one).not.toEqual(other)
  expect(drawCover(drawing, [4, 8, 2], { seed: 1 })).toEqual(other)
})

it('draws a point for each milestone of a river, the last highlighted, for any seed', () => {
  for (const seed of [0, 1, 2])
    expect(
      ['solid', 'point'].map(role => countCommands(findPaths(drawCover('river', [6], { seed }), role)[0], /M/g)),
    ).toEqual([5, 1])
})

it('gives different routes different seeds', () => {
  const routes = ['/blog/a', '/blog/b', '/services/a', '/services/corporate-law', '/blog/ma-life-sciences-legal-guide']
  expect(new Set(routes.map(createCoverSeed)).size).toBe(routes.length)
})

it.each([
  ['peaks', [10, 300, 5], ['screening', 'review', 'certificate']],
  ['peaks', [6, 4, 3, 2, 2, 2, 1], ['entente', 'rencontre', 'cession', 'questions', 'modèle', 'livres', 'réserve']],
  ['blocks', [20, 55, 160], ['Starter', 'Growth', 'Scale']],
  ['blocks', [3, 4], ['before', 'after']],
  ['bars', [8, 14, 10], ['en entreprise', 'conseil en PI', 'gestion de titres de PI']],
  ['cells', [11, 40], ['en essais et examen', 'ans de brevet']],
  ['river', [8], ['première rencontre', 'après l’avis']],
  ['river', [4], ['premier dépôt', 'dépôts à l’étranger', 'examen', 'délivrance']],
  ['spans', [1, 1, 1, 2, 3, 7], ['constitution', 'première présentation']],
  ['spans', [1, 1, 2, 2, 3, 3], ['conflits', 'lettre', 'travail']],
  ['spans', [2, 2, 1, 3], ['elle se dessine', 'elle se pose', 'la signature', 'cabinet', 'direction juridique']],
  ['parts', [1, 4, 20], ['prix forfaitaire', 'mandat mensuel', 'à l’heure']],
  ['fields', [1, 4], ['concédé', 'libre', 'plateforme']],
  ['overlap', [], ['Code', 'lois', 'contrat']],
  ['chain', [], ['laboratoire', 'agents', 'conseil', 'direction de la PI']],
  ['stages', [4], ['premier dépôt', 'dépôts à l’étranger', 'examen', 'délivrance']],
  ['stages', [6], ['constitution', 'embauche', 'dépôts à l’étranger', 'examen', 'délivrance', 'vente']],
  ['months', [3, 6, 9, 1], ['mars', 'juin', 'septembre', 'janvier']],
  ['months', [8, 9, 10], ['août', 'septembre', 'octobre']],
  ['steps', [3], ['conflits', 'lettre', 'travail']],
  ['steps', [6], ['première action', 'vente']],
  ['thresholds', [1, 3, 5], ['un cabinet', 'un trimestre', 'maintenant']],
  ['rates', [20, 5000, 35, 8500, 50, 12000], ['Démarrage', 'Croissance', 'Expansion']],
  [
    'network',
    [4],
    ['le droit', 'biotechnologie', 'instruments médicaux', 'investissement', 'produits pharmaceutiques'],
  ],
  ['summits', [], ['français', 'anglais', 'innovation', 'expertise', 'partenariat', 'intégrité']],
  ['clusters', [6, 8, 8, 5, 3], ['Services', 'Outils et guides', 'Articles', 'Le cabinet', 'Avis et politiques']],
  ['plate', [], ['AC', 'PDN', 'AC-C', 'ANC']],
] as const)('prints %s within the view box, and no name on another', (drawing, values, names) => {
  for (const seed of [0, 1, 2]) {
    const { labels } = drawCover(drawing, values, { figures: values.map(String), names, seed })
    // A long name can be broken in two lines.
    const printed = labels.map(({ text }) => text).join(' ')
    expect(names.filter(name => !printed.includes(name))).toEqual([])
    expect(labels.filter(({ x, y }) => x < 12 || x > 308 || y < 12 || y > 156)).toEqual([])
    expect(findCrowdedLabelText(labels)).toBeUndefined()
  }
})

it('prints the names of peaks on one line, each below its peak, where they fit in the drawing', () => {
  const names = ['découverte', 'clinique', 'présentation', 'lancement']
  const { labels } = drawCover('peaks', [20, 35, 35, 50], { figures: ['20', '35', '35', '50'], names })
  const [figures, below] = [labels.slice(0, 4), labels.slice(4)]
  expect(new Set(below.map(({ y }) => y)).size).toBe(1)
  expect(below.map(({ x }) => x)).toEqual(figures.map(({ x }) => x))
})

it('prints the names of peaks on one line, breaks long ones, and alternates lines only where they would touch', () => {
  const lines = (names: string[]) =>
    drawCover(
      'peaks',
      names.map(() => 5),
      { figures: names, names },
    )
      .labels.filter(({ role }) => role === 'name')
      .map(({ text, y }) => `${text} ${y}`)
  expect(lines(['screening', 'review'])).toEqual(['screening 139', 'review 139'])
  expect(lines(['preliminary screening', 'second review', 'certificate'])).toEqual([
    'preliminary 124',
    'screening 138',
    'second 124',
    'review 138',
    'certificate 124',
  ])
  const long = ['constitution', 'recommandation', 'administration', 'commercialisation']
  expect(lines(long)).toEqual(long.map((name, index) => `${name} ${124 + 15 * (index % 2)}`))
})

it('finds a name that leaves the frame or touches another', () => {
  const at = (x: number, text: string, y = 150) => ({ x, y, text, role: 'name' as const })
  const long = 'n'.repeat(20)
  expect(findCrowdedLabelText([at(20, long)])).toBe(long)
  expect(findCrowdedLabelText([at(100, 'first'), at(110, 'second')])).toBe('second')
  expect(findCrowdedLabelText([at(100, 'first'), at(110, 'second', 135)])).toBeUndefined()
  expect(estimateNameWidth('mmm')).toBeGreaterThan(estimateNameWidth('iii'))
})

it('highlights the last group of blocks, or the marked one, also in a thumbnail', () => {
  const countPoints = (marked?: number) => {
    const { shapes, small } = drawCover('blocks', [10, 20, 40], { marked })
    return [shapes, small].map(parts => parts.find(({ role }) => role === 'point')?.path.match(/M/g)?.length)
  }
  expect(countPoints()).toEqual([40, 4])
  expect(countPoints(2)).toEqual([20, 2])
})

it('draws bars to one scale, and a nested one inside the outline of the bar before it', () => {
  const measure = (path = '') =>
    [...path.matchAll(/M(\S+) \S+?H([\d.]+)/g)].map(([, from, to]) => Number(to) - Number(from))
  const [first = 0, second = 0] = measure(findPaths(drawCover('bars', [7, 14]), 'solid')[0])
  expect(first * 2).toBeCloseTo(second)
  const nested = drawCover('bars', [8, 14, 10], { nested: true })
  expect(measure(findPaths(nested, 'solid')[0]).map(length => length / 20)).toEqual([8, 10])
  // Its stroke is inside.
  expect(measure(findPaths(nested, 'line')[0])).toEqual([14 * 20 - 2])
})

it('fills a part of the last group of blocks', () => {
  const drawn = drawCover('blocks', [8, 14, 10], { figures: ['8', '14', '10'], names: ['a', 'b'], marked: 1 })
  const count = (role: string) => countCommands(findPaths(drawn, role)[0], /M/g)
  expect(['point', 'solid', 'line'].map(count)).toEqual([8, 10, 4])
  expect(drawn.labels.map(({ text }) => text)).toEqual(['8', '14', 'a', 'b'])
})

it('draws blocks that are alone over most of the width', () => {
  const { shapes } = drawCover('blocks', [30], { figures: ['30'], names: ['hours'] })
  const xs = shapes.flatMap(({ path }) => collectPoints(path).map(([x]) => x))
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.8 * 320)
})

it('prints each figure above its peak and its group of blocks', () => {
  for (const drawing of ['peaks', 'blocks'] as const) {
    const { labels } = drawCover(drawing, [10, 20, 30], { figures: ['10', '20', '30'], names: ['a', 'b', 'c'] })
    const figures = labels.filter(({ role }) => role === 'beside')
    expect(figures.map(({ text }) => text)).toEqual(['10', '20', '30'])
    expect(figures.map(({ y }) => y)).toEqual(figures.map(({ y }) => y).toSorted((a, b) => b - a))
  }
})

it('prints a text in each cell of a scale, whose last ones are filled, and below the cells a legend of them', () => {
  const { labels, shapes } = drawCover('cells', [3, 4], {
    figures: ['3', '4'],
    names: ['with a licence', 'classes'],
    labels: ['I', 'II', 'III', 'IV'],
  })
  expect(labels.map(({ text, role }) => `${text} ${role}`)).toEqual([
    'II filledRank',
    'III filledRank',
    'IV filledRank',
    'I rank',
    '3\u00a0with a licence legend',
    '4\u00a0classes legend',
  ])
  // Only the first of the filled ones is highlighted.
  expect(
    ['point', 'solid', 'line'].map(role => countCommands(shapes.find(part => part.role === role)?.path, /M/g)),
  ).toEqual([1, 2, 1])
})

it('prints no figure without a name', () => {
  for (const drawing of ['peaks', 'blocks', 'cells', 'river', 'spans'] as const)
    expect(drawCover(drawing, [2, 3], { figures: ['2', '3'] }).labels).toEqual([])
})

it('puts the months of the figures on the line of a year that begins with the first', () => {
  const drawn = drawCover('months', [3, 6, 9, 1], { names: ['March', 'June', 'September', 'January'] })
  const marks = [...(findPaths(drawn, 'quiet')[0] ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
  const dots = [...(findPaths(drawn, 'solid')[0] ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x) + 8)
  expect(marks).toHaveLength(12)
  dots.forEach((x, index) => expect(x).toBeCloseTo(marks[[0, 3, 6, 10][index] ?? 0] ?? 0, 0))
  expect(new Set(drawn.labels.map(({ y }) => y)).size).toBe(1)
})

it('names the months of a year above and below its line where they would touch', () => {
  const { labels } = drawCover('months', [8, 9, 10], { names: ['August', 'September', 'October'] })
  expect(new Set(labels.map(({ y }) => y)).size).toBe(2)
})

it('cuts bars of one length into as many parts as their figures', () => {
  const drawn = drawCover('parts', [1, 4, 20], { marked: 1 })
  const count = (role: string) => countCommands(findPaths(drawn, role)[0], /M/g)
  expect(['point', 'solid'].map(count)).toEqual([1, 24])
})

it('fills only the last stage, and keeps all that it prints clear of the frame', () => {
  const names = ['premier dépôt', 'dépôts à l’étranger', 'examen', 'délivrance']
  const drawn = drawCover('stages', [4], { names })
  expect(countCommands(findPaths(drawn, 'point')[0], /M/g)).toBe(1)
  for (const { x, text } of drawn.labels) {
    expect(x).toBeGreaterThan(24)
    expect(x + estimateNameWidth(text)).toBeLessThan(320 - 24)
  }
})

it('breaks a name that is wider than its part of a drawing into an upper and a lower line', () => {
  const { labels } = drawCover('overlap', [], { names: ['Civil Code', 'federal statutes', 'your contract'] })
  expect(labels.map(({ text, role }) => `${text} ${role}`)).toEqual([
    'Civil Code beside',
    'your upper',
    'contract lower',
    'federal upper',
    'statutes lower',
  ])
})

it('keeps the weeks of a calendar clear of each other and of the initials above', () => {
  const days = { first: '2024-04-03', last: '2024-05-03', planned: '2024-04-24', marked: ['2024-04-03'] }
  for (const last of ['2024-04-26', '2024-05-03']) {
    const { labels } = drawCover('calendar', [], { days: { ...days, last }, labels: [...'MTWTFSS'] })
    const lines = [...new Set(labels.map(({ y }) => y))].toSorted((a, b) => a - b)
    const gaps = lines.slice(1).map((y, index) => y - (lines[index] ?? 0))
    // Digits are about 10 high.
    expect(Math.min(...gaps)).toBeGreaterThan(16)
  }
})

it('ticks every step but the last', () => {
  for (const count of [3, 6]) {
    const drawn = drawCover('steps', [count])
    // A disc and a tick each.
    expect(countCommands(findPaths(drawn, 'solid')[0], /M/g)).toBe(2 * (count - 1))
    expect(countCommands(findPaths(drawn, 'point')[0], /M/g)).toBe(1)
  }
})

it.each([
  ['9 a.m.', '10:30 a.m.', '2 p.m.', '4 p.m.'],
  ['9 h', '10 h 30', '14 h', '16 h'],
])('prints the hours %s, … clear of the dots of the dial, at the largest size', (...figures) => {
  const drawn = drawCover('dial', [9, 10.5, 14, 16], { figures })
  const dots = findDots(drawn)
  for (const { x, y, text } of drawn.labels) {
    const half = (estimateNameWidth(text) * 17) / 13.75 / 2
    expect(x - half).toBeGreaterThan(0)
    expect(x + half).toBeLessThan(320)
    for (const dot of dots) {
      const across = Math.max(0, Math.abs(dot.x - x) - half)
      const down = Math.max(0, dot.y - y, y - 12 - dot.y)
      expect(Math.hypot(across, down)).toBeGreaterThan(7 + 2)
    }
  }
})

it.each(['peaks', 'blocks'] as const)(
  'leaves about as much air above the figures of %s as below the names',
  drawing => {
    for (const names of [['one', 'two'], Array.from({ length: 4 }, (_, index) => `a name that is long ${index}`)])
      for (const seed of [0, 1]) {
        const values = names.map((_, index) => 40 - index)
        const { labels } = drawCover(drawing, values, { figures: values.map(String), names, seed })
        const lines = labels.map(({ y }) => y)
        // Letters rise about 10 above their baseline, and fall 3 below it.
        const [above, below] = [Math.min(...lines) - 10, 160 - Math.max(...lines) - 3]
        expect(above).toBeGreaterThanOrEqual(12)
        expect(Math.abs(above - below)).toBeLessThanOrEqual(6)
      }
  },
)

it('draws a lattice with names without other atoms, its shared point marked, all within the view box', () => {
  for (const names of [
    ['Code civil', 'drogues', 'brevets'],
    ['laboratory', 'agents', 'board'],
  ]) {
    const drawn = drawCover('lattice', [], { names })
    expect(drawn.labels.map(({ text }) => text)).toEqual(names)
    expect(findCrowdedLabelText(drawn.labels)).toBeUndefined()
    expect(findPaths(drawn, 'solid')).toEqual([])
    expect(countCommands(findPaths(drawn, 'point')[0], /M/g)).toBe(1)
    const points = collectPoints(findPaths(drawn, 'line')[0] ?? '')
    expect(points.filter(([x, y]) => x < 0 || x > 320 || y < 0 || y > 160)).toEqual([])
  }
})

describe('a calendar', () => {
  const days = { first: '2024-04-03', last: '2024-04-26', planned: '2024-04-24', marked: ['2024-04-03', '2024-04-11'] }
  const names = ['step', 'planned closing', 'delay']
  const drawn = drawCover('calendar', [2, 24], { names, labels: [...'MTWTFSS'], days })
  const find = (text: string) => drawn.labels.find(label => label.text === text)

  it('has its days in the columns of their weekdays, Monday first', () => {
    const [monday, , wednesday] = drawn.labels.filter(({ role }) => role === 'name')
    expect(find('3')?.x).toBe(wednesday?.x)
    expect(find('22')?.x).toBe(monday?.x)
    expect(drawn.labels.filter(({ role }) => role === 'empty' || role === 'filled')).toHaveLength(24)
  })

  it('fills the days after the planned end, and has a legend within the frame', () => {
    expect(drawn.labels.filter(({ role }) => role === 'filled').map(({ text }) => text)).toEqual(['25', '26'])
    expect(countCommands(findPaths(drawn, 'point')[0], /M/g)).toBe(2)
    expect(countCommands(findPaths(drawn, 'line')[0], /M/g)).toBe(3)
    expect(drawn.labels.filter(({ role }) => role === 'legend').map(({ text }) => text)).toEqual(names)
    expect(findCrowdedLabelText(drawn.labels)).toBeUndefined()
  })
})

it('draws a column per figure from one ground, those with a printed figure highlighted', () => {
  const drawn = drawCover('columns', [15, 45, 30], { figures: ['', '45', ''], labels: ['J', 'F', 'M'] })
  const measure = (path = '') =>
    [...path.matchAll(/M\S+ (\S+)V(\S+)h/g)].map(([, foot, top]) => Number(foot) - Number(top))
  const [[low = 0, middle = 0] = [], [high = 0] = []] = ['solid', 'point'].map(role =>
    measure(findPaths(drawn, role)[0]),
  )
  expect([low / high, middle / high].map(share => share.toFixed(2))).toEqual(['0.33', '0.67'])
  expect(drawn.labels.map(({ text }) => text)).toEqual(['45', 'J', 'F', 'M'])
})

it('brackets the counts up to each threshold', () => {
  const drawn = drawCover('thresholds', [1, 3, 5], { names: ['a', 'b', 'c'] })
  expect(['line', 'point'].map(role => countCommands(findPaths(drawn, role)[0], /M/g))).toEqual([4, 2])
  expect(drawn.labels.map(({ text }) => text).join('')).toBe('012345abc')
})

it('draws as many points as the figures of clusters count', () => {
  expect(countCommands(findPaths(drawCover('clusters', [6, 8, 3]), 'solid')[0], /M/g)).toBe(17)
})

it('fills as many of twenty cells in a thumbnail as there are', () => {
  const { small } = drawCover('cells', [11, 20])
  expect(['line', 'point'].map(role => small.find(part => part.role === role)?.path.match(/M/g)?.length)).toEqual([
    9, 11,
  ])
})
