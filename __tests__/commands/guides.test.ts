import { readdirSync, readFileSync } from 'node:fs'
import { referenceFilePath, replaceFieldTables } from '../../src/commands/fieldReference'
import { findOneProblemPerFrenchTypographyRule } from '../../src/content/language/typography'

const read = (file: string) => readFileSync(file, 'utf8')
const guides = ['content/README.md', 'content/LISEZMOI.md']
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

it('the reference lists the fields of the schemas (update it with npm run fix:content)', () => {
  expect(read(referenceFilePath)).toBe(replaceFieldTables(read(referenceFilePath)))
})

it.each(guides)('%s names existing commands only, and all commands for writers', guide => {
  const named = [...read(guide).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter(name => !scripts[name])).toEqual([])
  const writers = ['check:content', 'fix:content', 'new:article', 'rename', 'confirm:translation', 'preflight']
  expect(writers.filter(name => !named.includes(name))).toEqual([])
})

it('both guides name the same commands in the same sections', () => {
  const outline = (guide: string) =>
    read(guide)
      .split(/^## /m)
      .map(section => [...section.matchAll(/npm run [\w:]+(?: -- --\w+)?/g)].map(([command]) => command))
  expect(outline(guides[1] ?? '')).toEqual(outline(guides[0] ?? ''))
})

it.each(guides)('%s has fewer than 1,200 words', guide => {
  const words = read(guide).match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  expect(words).toBeLessThan(1200)
})

it('the French guide has correct French typography', () => {
  const prose = read('content/LISEZMOI.md')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, 'x')
  expect(findOneProblemPerFrenchTypographyRule(prose)).toEqual([])
})

const existing = ['src', 'scripts', 'tools', '__tests__'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
)
const pages = ['README.md', ...readdirSync('docs').map(name => `docs/${name}`)]

it('the developer docs name existing files only', () => {
  const named = pages.flatMap(page =>
    [...read(page).matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/g)].map(([, file = '']) => ({ page, file })),
  )
  expect(named.length).toBeGreaterThan(50)
  // Files of the walkthrough’s example section type do not exist.
  const invented = /(?:^|\/)quote(?:\.test)?\.tsx?$/i
  const known = (file: string) => existing.some(path => path === file || path.endsWith(`/${file}`))
  expect(named.filter(({ file }) => !invented.test(file) && !known(file) && !/^-|^gatsby-/.test(file))).toEqual([])
})

it('the developer docs name existing functions, types and fields only', () => {
  const code = existing.filter(file => /\.(?:tsx?|mjs|json)$/.test(file) && !file.endsWith('.d.ts'))
  const identifiers = new Set(code.flatMap(file => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []))
  // The walkthrough’s section type is an example; query roots and image nodes come from Gatsby.
  const elsewhere = /^(?:all[A-Z]|imageSharp$|Quote|quote)/
  const named = pages.flatMap(page =>
    [...read(page).matchAll(/`[^`\n]+`|^import .*$/gm)].flatMap(([code]) =>
      // Camel-case names only: others may be ordinary words.
      (code.match(/(?<![\w./-])[A-Za-z]+[a-z][A-Z]\w*/g) ?? []).map(name => ({ page, name })),
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !elsewhere.test(name) && !identifiers.has(name))).toEqual([])
})
