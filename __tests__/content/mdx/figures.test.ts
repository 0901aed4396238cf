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
