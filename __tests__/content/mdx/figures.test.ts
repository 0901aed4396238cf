import { findHastElementsByTagName } from '../../../src/content/mdx/findHastElementsByTagName'
import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'

describe('bars', () => {
  const bars = (...rows: string[]) =>
    analyzeMdx(`<Bars caption="A year">\n\n| Who | Cost |\n| --- | --- |\n${rows.join('\n')}\n\n</Bars>`, 'fr')

  it('have lengths relative to the longest, with an upper end for ranges; a bold name marks ours', () => {
    const { hast, problems } = bars(
      '| Poste | 100\u00a0000 à 200\u00a0000\u00a0$ |',
      '| **Forfait** | 50\u00a0000\u00a0$ |',
    )
    expect(problems).toEqual([])
    const drawn = findHastElementsByTagName(hast, 'Bars')[0]?.properties.drawn
    expect(JSON.parse(String(drawn))).toEqual({
      bars: [
        { name: 'Poste', value: '100\u00a0000 à 200\u00a0000\u00a0$', share: 0.5, upTo: 1 },
        { name: 'Forfait', value: '50\u00a0000\u00a0$', share: 0.25, ours: true },
      ],
    })
  })

  it('emphasize a figure in bold', () => {
    const { hast, problems } = bars('| Mars | **45 h** |', '| Avril | 20 h |')
    expect(problems).toEqual([])
    const { bars: drawn } = JSON.parse(String(findHastElementsByTagName(hast, 'Bars')[0]?.properties.drawn)) as {
      bars: object[]
    }
    expect(drawn).toMatchObject([{ value: '45 h', share: 1, emphasized: true }, { value: '20 h' }])
    expect(drawn[1]).not.toHaveProperty('emphasized')
  })

  it.each([
    ['no number', ['| Poste | beaucoup |', '| Forfait | 2 |'], 'a bar without a number, “beaucoup”'],
    ['dollars beside percent', ['| Poste | 2\u00a0$ |', '| Forfait | 2\u00a0% |'], 'bars of different kinds'],
    ['one row', ['| Poste | 2 |'], 'a table of two rows or more'],
  ])('report a problem: %s', (_, rows, said) => {
    expect(bars(...rows).problems).toEqual([{ line: 1, message: expect.stringContaining(said) as string }])
  })
})

describe('a calendar', () => {
  const calendar = (...rows: string[]) =>
    analyzeMdx(
      `<Calendar caption="A month">\n\n| Work | Week 1 | Week 2 |\n| --- | --- | --- |\n${rows.join('\n')}\n\n</Calendar>`,
      'en',
    )

  it('has the hours of each week, 0 for an empty cell', () => {
    const { hast, problems } = calendar('| Contracts | 5 | 2 |', '| Board | | 1 |')
    expect(problems).toEqual([])
    const drawn = findHastElementsByTagName(hast, 'Calendar')[0]?.properties.drawn
    expect(JSON.parse(String(drawn))).toEqual({
      weeks: ['Week 1', 'Week 2'],
      lanes: [
        { name: 'Contracts', weeks: [5, 2] },
        { name: 'Board', weeks: [0, 1] },
      ],
    })
  })

  it.each(['| Contracts | five | 2 |', '| Contracts | 2.5 | 2 |', '| Contracts | 200 | 2 |'])(
    'reports an invalid number of hours: %s',
    row => {
      expect(calendar(row, '| Board | 1 | 1 |').problems.map(({ message }) => message)).toEqual([
        expect.stringContaining('a whole number of hours'),
      ])
    },
  )
})

describe('columns', () => {
  const columns = (line: string, ...rows: string[]) =>
    analyzeMdx(
      `<Columns caption="A year"${line && ` line="${line}"`}>\n\n| Month | Hours | For |\n| --- | --- | --- |\n${rows.join('\n')}\n\n</Columns>`,
      'en',
    )
  const rows = ['| March | **40 h** | Closing |', '| April | 20 h | Options |', '| May | 15 h | Supply |']
  const drawing = (line: string) => {
    const { hast, problems } = columns(line, ...rows)
    expect(problems).toEqual([])
    return String(findHastElementsByTagName(hast, 'Columns')[0]?.properties.drawn)
  }

  it('are as high as their figures; what emphasized ones are about, and a line at a level, are named', () => {
    const drawn = drawing('Average: 20 h')
    expect(drawn).toContain('"height":"86%"')
    expect(drawn.match(/"height":"43%"/g)).toHaveLength(1)
    expect(drawn).toContain('Closing')
    expect(drawn).not.toContain('Options')
    expect(drawn).toContain('Average: 20 h')
    expect(drawn).toContain('"y1":"57%"')
  })

  it('have their figure inside if the line would cross it above', () => {
    expect(drawing('Average: 22 h').match(/tl-inside/g)).toHaveLength(1)
  })

  it.each([
    ['Average: 50 h', rows, 'a figure that is not higher than the highest column'],
    ['', rows.slice(1), 'a table of 3 to 12 rows'],
  ])('report a problem: %s', (line, written, said) => {
    expect(columns(line, ...written).problems).toEqual([{ line: 1, message: expect.stringContaining(said) as string }])
  })
})

describe('a self-test', () => {
  it('has questions and results', () => {
    const problems = (text: string) => analyzeMdx(`<SelfTest>\n\n${text}\n\n</SelfTest>`, 'en').problems
    expect(problems('Answer.\n\n1. One?\n2. Two?\n\nCount.\n\n- **None.** A firm.\n- **Two.** Us.')).toEqual([])
    expect(problems('1. One?\n2. Two?')).toMatchObject([
      { message: expect.stringContaining('a list of results') as string },
    ])
  })
})

describe('a list', () => {
  it.each([
    ['en', ['June 2, 2031.', '30 months from the priority date.', 'Before any disclosure.'], true],
    ['fr', ['Quatre ans après le dépôt.', 'Le jour de la présentation.', '120\u00a0jours après l’AC.'], true],
    ['en', ['June 2, 2031.', 'Three agreements.'], false],
  ] as const)('is dated if all of its subjects are moments (%s)', (language, subjects, isDated) => {
    const { hast } = analyzeMdx(subjects.map(subject => `- **${subject}** What is due.`).join('\n'), language)
    expect(findHastElementsByTagName(hast, 'ul')[0]?.properties.className).toEqual(
      isDated ? ['titled', 'dated'] : ['titled'],
    )
  })
})
