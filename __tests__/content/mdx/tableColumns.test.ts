import { findHastElementsByTagName } from '../../../src/content/mdx/findHastElementsByTagName'
import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'

describe('a table', () => {
  const table = (cells: string[][]) => {
    const rows = cells.map(row => `| ${row.join(' | ')} |`)
    const [element] = analyzeMdx([rows[0], rows[0]?.replace(/[^|]+/g, '-'), ...rows.slice(1)].join('\n'), 'en').hast
      .children
    if (element?.type !== 'element') throw new Error('There is no table.')
    return element
  }

  it('with up to three columns of short text is narrow', () => {
    expect(
      table([
        ['Step', 'Days', 'Who'],
        ['Review', '300', 'Health Canada'],
      ]).properties.className,
    ).toEqual(['narrow'])
    expect(
      table([
        ['Step', 'Days', 'Who', 'After'],
        ['Review', '300', 'Us', 'Screening'],
      ]).properties.className,
    ).toBeUndefined()
    expect(
      table([
        ['Step', 'What'],
        ['Review', 'All that the file says and what it does not'],
      ]).properties.className,
    ).toBeUndefined()
  })

  it('of short text beside a long first column is paired, with room for its row headers', () => {
    expect(
      table([
        ['Event', 'Time', 'Provision'],
        ['A serious and unexpected reaction, fatal or life-threatening', '7 days', 'C.05.014'],
      ]).properties.className,
    ).toEqual(['paired', 'sentences'])
  })

  it('of short words beside a first column of many is paired, of figures narrow', () => {
    const first = ['The notice, September 15, 2028, and a conditional DIN']
    expect(
      table([
        ['What happens', 'Due by', 'Who'],
        [...first, 'October 15', 'Buyer'],
      ]).properties.className,
    ).toContain('paired')
    expect(
      table([
        ['What happens', 'Days', 'Amount'],
        [...first, '30', '40'],
      ]).properties.className,
    ).toContain('narrow')
  })

  it('with two columns of prose has them equally wide, unless one has far more text', () => {
    const prose = 'All that the file says and what it does not'.repeat(2)
    expect(
      table([
        ['Step', 'What the law says', 'What it costs'],
        ['Review', prose, prose],
      ]).properties.className,
    ).toEqual(['paired', 'aligned'])
    const uneven = table([
      ['Step', 'What the law says', 'What it costs'],
      ['Review', prose, prose.repeat(2)],
    ])
    // Too long to stand beside each other on phones.
    expect(uneven.properties.className).toEqual(['long', 'aligned'])
    expect(findHastElementsByTagName(uneven, 'th').map(({ properties }) => properties.className)).toEqual([
      undefined,
      undefined,
      ['longest'],
    ])
  })

  it('with a column whose cells all begin in bold has keys, and figures that these begin with', () => {
    const keyed = table([
      ['Right', 'What', 'How long'],
      ['Patent', 'The invention', '**20 years** from filing'],
      ['Secret', 'What few know', '**As long as it is kept**'],
    ])
    expect(keyed.properties.className).toEqual(['keyed'])
    const keys = findHastElementsByTagName(keyed, 'td').filter(
      ({ properties }) => String(properties.className) === 'key',
    )
    expect(keys.map(key => findHastElementsByTagName(key, 'strong')[0]?.properties.className)).toEqual([
      ['quantity'],
      undefined,
    ])
    expect(
      table([
        ['Right', 'What', 'How long'],
        ['Patent', 'The invention', '**20 years** from filing'],
        ['Secret', 'What few know', 'as long as it is kept'],
      ]).properties.className,
    ).not.toContain('keyed')
    expect(
      table([
        ['Work', 'What', 'Price'],
        ['A month', 'Advice', '**$5,000** or **$8,500**'],
      ]).properties.className,
    ).not.toContain('keyed')
  })

  it('with the columns of another table of its text is aligned with it', () => {
    const register = '| Date | What |\n| - | - |\n| May | All that the file says and what it does not |'
    const other = register.replace('What', 'Who')
    const { children } = analyzeMdx([register, 'Then', register, 'Last', other].join('\n\n'), 'en').hast
    const tables = children.flatMap(child => (child.type === 'element' && child.tagName === 'table' ? [child] : []))
    const areAligned = tables.map(
      ({ properties: { className } }) => Array.isArray(className) && className.includes('aligned'),
    )
    expect(areAligned).toEqual([true, true, false])
  })

  it('of amounts with a few words marks them, unless one cell begins otherwise', () => {
    const markOf = (...values: string[]) =>
      findHastElementsByTagName(table([['Plan', 'Price'], ...values.map(value => ['One', value])]), 'td')
        .filter((_, index) => index % 2)
        .map(cell => cell.properties.className)
    expect(markOf('$5,000 a month', '20 hours or more')).toEqual([['amounts'], ['amounts']])
    expect(markOf('$5,000 a month', 'on request')).toEqual([undefined, undefined])
    expect(markOf(`12 months ${'and a condition '.repeat(4)}`)).toEqual([undefined])
  })

  it.each([
    ['300', true],
    ['$5,000', true],
    ['5\u00a0000\u00a0$', true],
    ['45 days', true],
    ['1 year 172 days', true],
    ['40\u00a0%', true],
    ['within 30 days', false],
    ['C.01.017', false],
  ])('treats “%s” as a number cell: %s', (words, isFigure) => {
    const cells = findHastElementsByTagName(
      table([
        ['Step', 'Value'],
        ['One', words],
      ]),
      'td',
    )
    expect(cells[1]?.properties.className).toEqual(isFigure ? ['figures'] : undefined)
  })
})
