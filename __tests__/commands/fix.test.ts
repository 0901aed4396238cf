import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/content/read/files'
import { fixContent, formatFixReport } from '../../src/commands/fix'
import { rewrite, withContentCopy, withSmallContent } from '../helpers/contentCopy'
import { files, put, type FileChanges } from '../helpers/project'

const space = '\u00a0'

/** Fixes a project with these changes; returns a file and the report. */
function mended(file: string, changes: FileChanges): Promise<{ text: string; report: string }> {
  return withSmallContent(async root => {
    const report = formatFixReport(await fixContent(root))
    return { text: readFileSync(join(root, file), 'utf8'), report }
  }, changes)
}

/** Applies a change to all parts of a text that do not match `untouched`. */
function byParts(text: string, untouched: RegExp, change: (part: string) => string): string {
  const parts = text.split(new RegExp(`(${untouched.source})`, 'g'))
  return parts.map((part, index) => (index % 2 ? part : change(part))).join('')
}

const body = (words: string) => put('## Ce que cela coûte', `${words}\n\n## Ce que cela coûte`)

it('restores the typography of the content after apostrophes and spaces are replaced by plain ones', () =>
  withContentCopy(async root => {
    await fixContent(root)
    const french = [...listFiles(root, 'content', 'fr.mdx'), 'locales/fr/common.json']
    const before = french.map(file => readFileSync(join(root, file), 'utf8'))
    const typed = (text: string) => text.replace(/(?<=\p{L})’/gu, "'").replace(/\u00a0(?=[:»])/g, ' ')
    // English terms keep English typography.
    const untouched = / en="[^"]*"| title: .*\n +lang: en/
    french.forEach(file => rewrite(root, file, text => byParts(text, untouched, typed)))
    const done = await fixContent(root)
    expect(done.map(({ file }) => file).sort()).toEqual([...french].sort())
    expect(french.map(file => readFileSync(join(root, file), 'utf8'))).toEqual(before)
    expect(formatFixReport(await fixContent(root))).toBe('Nothing to fix: the format of every file is right.')
  }))

it('reports the fixes of each file, and writes nothing in a dry run', () =>
  withSmallContent(async root => {
    await fixContent(root)
    const file = 'locales/fr/common.json'
    const before = readFileSync(join(root, file), 'utf8')
    rewrite(root, file, text => `\ufeff${text.replace(/(?<=\p{L})’/u, "'").replaceAll('\n', '\r\n')}`)
    const typed = readFileSync(join(root, file), 'utf8')
    const report = formatFixReport(await fixContent(root, { dryRun: true }), { dryRun: true })
    expect(report).toBe(
      [
        file,
        '  - begins with a byte order mark',
        '  - has line ends of Windows',
        '  - has a straight apostrophe; French uses ’',
        '',
        'Would fix 1 file; nothing was written.',
      ].join('\n'),
    )
    expect(readFileSync(join(root, file), 'utf8')).toBe(typed)
    await fixContent(root)
    expect(readFileSync(join(root, file), 'utf8')).toBe(before)
  }))

it('fixes French typography in pages, Markdown and front matter', async () => {
  const page = await mended(files.home, {
    [files.home]: {
      'sections[0].lead.fr': "L'essai : {{saving}} de moins",
      'sections[2].items[0].markdown.fr': "Dès {{starter-price}} : [l'entente](/contact), **c'est tout**: oui",
    },
  })
  expect(page.text).toContain(`"L’essai${space}: {{saving}} de moins"`)
  expect(page.text).toContain(`Dès {{starter-price}}${space}: [l’entente](/contact), **c’est tout**${space}: oui`)
  const text = await mended(files.article.fr, {
    [files.article.fr]: text =>
      body('Le *promoteur*: «le **site**» paie 60% <Term en="site">l\'hôpital</Term> ?')(text)
        .replace('"Entente d’essai"', "Entente d'essai")
        .replace('alt="Des lignes"', 'alt="C\'est un dessin !"'),
  })
  expect(text.text).toContain(
    `Le *promoteur*${space}: «${space}le **site**${space}» paie 60${space}% <Term en="site">l’hôpital</Term>?`,
  )
  expect(text.text).toContain('name: "Entente d’essai"')
  expect(text.text).toContain('alt="C’est un dessin!"')
})

it('does not change URLs, code and English quotations', async () => {
  const words = `Voir [le règlement](https://www.example.com/l'avis?a=b), <Foreign lang="en">the sponsor's "best": 50%</Foreign>, \`l'avis : 5%\` et https://www.example.com/d'ici.`
  const { text, report } = await mended(files.article.fr, { [files.article.fr]: body(words) })
  expect(text).toContain(words)
  expect(report).toMatch(/^Nothing|^(?!.*fr\.mdx)/s)
})

it('does not change English typography, nor ambiguous French marks', async () => {
  const english = `It's "the best": 50% ? Yes !`
  const { text } = await mended(files.article.en, {
    [files.article.en]: put('## What it costs', `${english}\n\n## What it costs`),
  })
  expect(text).toContain(english)
  const french = await mended(files.article.fr, { [files.article.fr]: body('Un écran de 6" et de $5,000') })
  expect(french.text).toContain('Un écran de 6" et de $5,000')
})

it('formats JSON, but keeps invalid files and duplicate keys unchanged', async () => {
  const tidied = await mended(files.contact, { [files.contact]: text => JSON.stringify(JSON.parse(text)) })
  expect(tidied.text).toMatch(/^\{\n {2}"name": \{ "en"/)
  const broken = '{ "name": "L\'essai" "x" }'
  expect((await mended(files.contact, { [files.contact]: broken })).text).toBe(broken)
  const twice = await mended(files.contact, { [files.contact]: put('"category"', '"category": "legal", "category"') })
  expect(twice.text.match(/"category"/g)).toHaveLength(2)
})

it('removes trailing spaces except hard line breaks', async () => {
  const { text } = await mended(files.article.fr, { [files.article.fr]: body('Une ligne  \net une autre \net la fin') })
  expect(text).toContain('Une ligne  \net une autre\net la fin')
})
