import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../../src/config/languages'
import { maxListedArticles } from '../../../src/gatsby/markdown/llms'
import { createSerializerContextFactory } from '../../../src/gatsby/markdown/serializerContextFactory'
import { writeMarkdownPagesAndLlmsText } from '../../../src/gatsby/markdown/write'
import { getPracticeNodeFields } from '../../../src/gatsby/nodes/nodeSpecs'
import { isRoutedPageNodeSpec } from '../../../src/gatsby/nodes/pageDigests'
import { nodeSpecsWith } from '../../helpers/built'
import { buildAbsoluteUrl, buildLlmsPath, buildMarkdownPath } from '../../../src/shared/paths'
import { createTestFolder } from '../../helpers/folders'
import { files } from '../../helpers/project'
import { document } from '../../helpers/project/texts'

const specs = nodeSpecsWith()
const pages = specs.filter(isRoutedPageNodeSpec)
const { website } = getPracticeNodeFields(specs, 'en')
const folder = createTestFolder()
const write = (of = specs) =>
  writeMarkdownPagesAndLlmsText(folder, of, createSerializerContextFactory(process.cwd(), of, new Map()))
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
beforeAll(() => void write())

it('writes a Markdown file for every page except noindex pages', () => {
  for (const { fields } of pages) {
    const written = () => read(buildMarkdownPath(fields.path))
    if (fields.noindex) expect(written).toThrow('ENOENT')
    else expect(written()).toContain(`canonical: ${buildAbsoluteUrl(website, fields.path)}\n`)
  }
})

it('does not rewrite an unchanged page, so that its compressed files stay current', () => {
  const file = join(folder, 'index.md')
  utimesSync(file, 1000, 1000)
  write()
  expect(statSync(file).mtimeMs).toBe(1_000_000)
})

it('escapes a label of the contact details once', () => {
  const words = (text: string) => ({ en: text, fr: text })
  const section = {
    type: 'contact',
    details: { title: words('Office') },
    hours: { title: words('Hours') },
    quick: { title: words('Reach us'), consultation: { title: words('A call_up'), text: words('15 minutes') } },
    notice: words('Send nothing secret.'),
  }
  write(nodeSpecsWith({ [files.contact]: { 'sections[1]': section } }))
  expect(read('contact.md')).toContain('- **A call\\_up** 15 minutes')
  write()
})

it('lists legal pages in llms.txt in the order of their menu, not by date', () => {
  const older = (text: string) => text.replace('updated: 2026-11-01', 'updated: 2020-01-01')
  write(
    nodeSpecsWith({
      'content/documents/terms/en.mdx': older(document.en),
      'content/documents/terms/fr.mdx': older(document.fr),
      [files.navigation]: { legal: ['/terms', '/privacy'] },
    }),
  )
  expect(read(buildLlmsPath('en'))).toMatch(/\/terms\.md.*\n.*\/privacy\.md/)
  write()
})

describe.each(languages)('llms.txt in %s', language => {
  it('has the practice as title and links to all listed pages as Markdown and to llms.txt in the other language', () => {
    const text = read(buildLlmsPath(language))
    expect(text).toMatch(new RegExp(`^# ${getPracticeNodeFields(specs, language).name}\\n\\n> `))
    const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url)
    for (const { type, fields } of pages) {
      if (type === 'Article' || fields.noindex || fields.language !== language) continue
      expect(links).toContain(buildAbsoluteUrl(website, buildMarkdownPath(fields.path)))
    }
    const others = languages.filter(other => other !== language)
    expect(links).toEqual(expect.arrayContaining(others.map(other => buildAbsoluteUrl(website, buildLlmsPath(other)))))
  })

  it(`lists at most ${maxListedArticles} articles`, () => {
    const [article] = pages.flatMap(page =>
      page.type === 'Article' && page.fields.language === language ? [page] : [],
    )
    if (!article) throw new Error(`There is no article in ${language}.`)
    const many = Array.from({ length: 100 }, (_, index) => {
      const route = `/blog/made-up-${index}`
      return { ...article, fields: { ...article.fields, route, path: language === 'en' ? route : `/fr${route}` } }
    })
    write([...specs, ...many])
    expect(read(buildLlmsPath(language)).match(/\/blog\/.*\.md/g)).toHaveLength(maxListedArticles)
    write()
  })
})
