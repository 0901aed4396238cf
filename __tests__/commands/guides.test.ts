import { readdirSync, readFileSync } from 'node:fs'
import { referenceFilePath, replaceFieldTables } from '../../src/commands/fieldReference'
import { findFrenchTypographyProblems } from '../../src/content/language/typography'

const read = (file: string) => readFileSync(file, 'utf8')
const guides = ['content/README.md', 'content/LISEZMOI.md']
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

it('lists the fields as the schemas have them; npm run fix:content writes them', () => {
  expect(read(referenceFilePath)).toBe(replaceFieldTables(read(referenceFilePath)))
})

it.each(guides)('names only commands that exist in %s, and those of writers all', guide => {
  const named = [...read(guide).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter(name => !scripts[name])).toEqual([])
  const writers = ['check:content', 'fix:content', 'new:article', 'rename', 'confirm:translation', 'preflight']
  expect(writers.filter(name => !named.includes(name))).toEqual([])
})

it('says the same in both guides: the same commands, in the same sections', () => {
  const outline = (guide: string) =>
    read(guide)
      .split(/^## /m)
      .map(section => [...section.matchAll(/npm run [\w:]+(?: -- --\w+)?/g)].map(([command]) => command))
  expect(outline(guides[1] ?? '')).toEqual(outline(guides[0] ?? ''))
})

it.each(guides)('fits %s on two pages or so', guide => {
  const words = read(guide).match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  expect(words).toBeLessThan(1200)
})

it('keeps to French typography in the French guide', () => {
  const prose = read('content/LISEZMOI.md')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`]*`/g, 'x')
  expect(findFrenchTypographyProblems(prose)).toEqual([])
})

const existing = ['src', 'scripts', 'tools', '__tests__'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
)
const pages = ['README.md', ...readdirSync('docs').map(name => `docs/${name}`)]

it('names only files that exist in the pages for developers', () => {
  const named = pages.flatMap(page =>
    [...read(page).matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/g)].map(([, file = '']) => ({ page, file })),
  )
  expect(named.length).toBeGreaterThan(50)
  // The section type that is added step by step there is nobody’s.
  const invented = /(?:^|\/)quote(?:\.test)?\.tsx?$/i
  const known = (file: string) => existing.some(path => path === file || path.endsWith(`/${file}`))
  expect(named.filter(({ file }) => !invented.test(file) && !known(file) && !/^-|^gatsby-/.test(file))).toEqual([])
})

it('names only functions, types and fields that exist in the pages for developers', () => {
  const code = existing.filter(file => /\.(?:tsx?|mjs|json)$/.test(file) && !file.endsWith('.d.ts'))
  const identifiers = new Set(code.flatMap(file => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []))
  // The section type of the guide is invented; Gatsby itself gives the roots of queries and the nodes of pictures.
  const elsewhere = /^(?:all[A-Z]|imageSharp$|Quote|quote)/
  const named = pages.flatMap(page =>
    [...read(page).matchAll(/`[^`\n]+`|^import .*$/gm)].flatMap(([code]) =>
      // Words with a capital inside: others are everyday words, too.
      (code.match(/(?<![\w./-])[A-Za-z]+[a-z][A-Z]\w*/g) ?? []).map(name => ({ page, name })),
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !elsewhere.test(name) && !identifiers.has(name))).toEqual([])
})
