import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { readContent } from '../../src/content/read/readContent'
import { createLaunchReadinessReport } from '../../src/commands/createLaunchReadinessReport'
import { readConfirmations } from '../../src/content/translations'
import { confirmTranslation } from '../../src/commands/confirmTranslation'
import { checkLaunchReadiness } from '../../src/commands/checkLaunchReadiness'
import { rewrite, withSmallContent } from '../helpers/contentCopy'
import { reading } from '../helpers/project'

const today = reading.today

it('reports content problems without a stack trace', () =>
  withSmallContent(root => {
    rewrite(root, 'content/practice.json', text => text.replace('"phone"', '"phnoe"'))
    const { lines, failed } = checkLaunchReadiness(root, [], { today })
    expect(failed).toBe(true)
    expect(lines.join('\n')).toMatch(/content\/practice\.json/)
    expect(lines.join('\n')).not.toMatch(/^ +at /m)
  }))

it('--html writes a self-contained page with every item of every list', () =>
  withSmallContent(root => {
    const { content } = readContent(root, { today, includeDrafts: true })
    if (!content) throw new Error('The content cannot be read.')
    const found = createLaunchReadinessReport(content, readConfirmations(root).confirmed, today)
    const { lines } = checkLaunchReadiness(root, ['--html', 'launch.html'], { today })
    const html = readFileSync(join(root, 'launch.html'), 'utf8')
    const $ = load(html)
    const items = $('li')
      .map((_, item) => $(item).text())
      .get()
    expect(items).toEqual(expect.arrayContaining(Object.values(found).flat()))
    expect(items).toHaveLength(Object.values(found).flat().length)
    expect(html).not.toMatch(/<(link|script|img)|https?:\/\/[^<]*"/)
    expect(lines.join('\n')).toContain('launch.html')
  }))

it('lists undecided terms of engagement with their current text', () =>
  withSmallContent(root => {
    const said = { en: 'As your letter says', fr: 'Comme le dit votre lettre' }
    const points = ['invoices', 'payment', 'deposit', 'extraHours', 'unusedHours', 'notice']
    const terms = { ...Object.fromEntries(points.map(point => [point, said])), undecided: ['notice', 'payment'] }
    rewrite(root, 'content/practice.json', text => JSON.stringify({ ...(JSON.parse(text) as object), terms }))
    const { content } = readContent(root, { today, includeDrafts: true })
    if (!content) throw new Error('The content cannot be read.')
    const { undecided } = createLaunchReadinessReport(content, readConfirmations(root).confirmed, today)
    expect(undecided.map(line => /terms\.(\w+)/.exec(line)?.[1])).toEqual(['notice', 'payment'])
    expect(undecided.every(line => line.includes(said.en))).toBe(true)
  }))

it('fails if a translation is unconfirmed', () =>
  withSmallContent(root => {
    confirmTranslation(root, ['--all'])
    rewrite(root, 'content/pages/home.json', text => text.replace(/("title": \{\s*"en": ")/, '$1Truly '))
    const { lines, failed } = checkLaunchReadiness(root, [], { today })
    expect(failed).toBe(true)
    expect(lines.join('\n')).toMatch(/home\.json: .*Truly/)
  }))
