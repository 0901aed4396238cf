import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/content/read/files'
import { readAndCheckContent } from '../../src/content/read/readAndCheckContent'
import { renameRoute } from '../../src/commands/rename'
import { redirectsFilePath } from '../../src/content/model'
import { formatProblem } from '../../src/content/contentProblems'
import { blog } from '../helpers/project/blog'
import { corporateLaw } from '../helpers/project/pages'
import { files, put, reading, withProject, type FileChanges } from '../helpers/project'

const { today } = reading
const service = '/services/corporate-law'

/** A project with links to each kind of content from a menu, a section, a text, a card and the contact form’s URL. */
const linked: FileChanges = {
  [files.navigation]: { 'trail["/blog"]': undefined, 'header[2]': '/privacy' },
  'content/pages/blog.json': blog,
  [files.home]: {
    'sections[3].actions[0].to': '/contact?service=corporate-law',
    'sections[2].items[1].markdown': {
      en: 'Read [our guide](/blog/trials#what-it-costs).',
      fr: 'Lisez [notre guide](/blog/trials#ce-que-cela-coute).',
    },
  },
  [files.article.en]: put('[Write to us](/contact)', '[Corporate law](/services/corporate-law)'),
  [files.article.fr]: put('[Écrivez-nous](/contact)', '[Droit des sociétés](/services/corporate-law)'),
  [files.document.en]: put('Your name', '[A guide](/blog/trials) and your name'),
  [files.document.fr]: put('Votre nom', '[Un guide](/blog/trials), votre nom'),
}

/** Runs `look` in a temporary project with these changes. */
function inProject(changes: FileChanges, look: (root: string) => void): void {
  withProject({ ...linked, ...changes }, look)
}

/** All content files except redirects and translation confirmations. */
function textsOf(root: string): string[] {
  return ['.json', '.mdx']
    .flatMap(ending => listFiles(root, 'content', ending))
    .filter(file => !/redirects|translations/.test(file))
    .map(file => readFileSync(join(root, file), 'utf8').replace(/^route: .*$/m, ''))
}

/** Counts references to a route: links, featured article, and contact subject. */
function namesOf(root: string, route: string): number {
  const last = route.slice(route.lastIndexOf('/') + 1)
  const found = new RegExp(`["(]${route}(?=["#?)\\s])|"featured": "${last}"|service=${last}(?=")`, 'g')
  return textsOf(root).flatMap(text => text.match(found) ?? []).length
}

const redirects = (root: string) => JSON.parse(readFileSync(join(root, redirectsFilePath), 'utf8')) as unknown

it.each([
  ['an article', '/blog/trials', '/blog/another-name'],
  ['a page', service, '/services/another-name'],
  ['a document', '/privacy', '/another-name'],
])('renames %s, updates links and menus, and adds a redirect', (_what, from, to) =>
  inProject({}, root => {
    const before = namesOf(root, from)
    expect(before).toBeGreaterThan(0)
    const { lines, failed } = renameRoute(root, [from, to], { today })
    expect({ lines, failed }).toEqual({ lines: expect.any(Array) as unknown, failed: false })
    expect(namesOf(root, from)).toBe(0)
    expect(namesOf(root, to)).toBe(before)
    expect(readAndCheckContent(root, { today, includeDrafts: true }).problems.map(formatProblem)).toEqual([])
    expect(redirects(root)).toEqual([{ from, to, since: today }])
    expect(lines.join('\n')).toContain(`${from} leads to ${to}`)
  }),
)

it.each(['new-name', 'blog/new-name', '/blog/new-name/', 'articles/new-name', 'content/articles/new-name/en.mdx'])(
  'renames an article to %s',
  wanted =>
    inProject({}, root => {
      renameRoute(root, ['/blog/trials', wanted], { today })
      expect(redirects(root)).toEqual([{ from: '/blog/trials', to: '/blog/new-name', since: today }])
    }),
)

it('renames the pages under a page, too', () =>
  inProject({ 'content/pages/services/corporate-law/mergers.json': underCorporateLaw() }, root => {
    const { lines, failed } = renameRoute(root, [service, '/services/companies'], { today })
    expect({ lines, failed }).toEqual({ lines: expect.any(Array) as unknown, failed: false })
    expect(existsSync(join(root, 'content/pages/services/companies/mergers.json'))).toBe(true)
    expect(redirects(root)).toEqual([
      { from: service, to: '/services/companies', since: today },
      { from: `${service}/mergers`, to: '/services/companies/mergers', since: today },
    ])
  }))

function underCorporateLaw(): typeof corporateLaw & Record<string, unknown> {
  const page = JSON.parse(JSON.stringify(corporateLaw)) as typeof corporateLaw
  const differing = { en: 'Mergers of companies, step by step', fr: 'La fusion de sociétés, pas à pas' }
  page.name = { en: 'Mergers', fr: 'Fusions' }
  page.seo.title = differing
  page.seo.description = {
    en: `Mergers: ${page.seo.description.en}`.slice(0, 150).replace(/\s\S*$/, '.'),
    fr: `Fusions\u00a0: ${page.seo.description.fr}`.slice(0, 150).replace(/\s\S*$/, '.'),
  }
  const [hero] = page.sections
  if (hero?.type === 'hero') hero.title = differing
  return page
}

it('collapses redirect chains, and removes the redirect when a page gets its old path back', () =>
  inProject({}, root => {
    renameRoute(root, [service, '/services/second'], { today })
    renameRoute(root, ['/services/second', '/services/third'], { today })
    expect(redirects(root)).toEqual([
      { from: service, to: '/services/third', since: today },
      { from: '/services/second', to: '/services/third', since: today },
    ])
    renameRoute(root, ['/services/third', service], { today })
    expect(redirects(root)).toEqual([
      { from: '/services/second', to: service, since: today },
      { from: '/services/third', to: service, since: today },
    ])
  }))

it('undoes all changes if the content check fails afterwards', () =>
  inProject({}, root => {
    const before = textsOf(root)
    const { lines, failed } = renameRoute(root, [service, '/nowhere/known/deep'], { today })
    expect(failed).toBe(true)
    expect(lines.join('\n')).toMatch(/navigation\.json.*Nothing was renamed/s)
    expect(textsOf(root)).toEqual(before)
    expect(existsSync(join(root, 'content/pages/nowhere'))).toBe(false)
  }))

it('explains why it refuses invalid arguments', () =>
  inProject({}, root => {
    for (const [args, sentence] of [
      [[], /^Name the old address and the new one/],
      [[`${service}x`, '/a'], /There is no page.*did you mean/],
      [['/', '/a'], /cannot be renamed/],
      [[service, '/Services/Patents'], /small letters, digits and hyphens/],
      [[service, '/privacy'], /is taken by/],
      [[service, service], /already/],
      [['/blog/trials', '/contact'], /“\/contact” is no address of an article.* such as \/blog\/contact\./],
      [['/blog/trials', '/insights/trials'], /“\/insights\/trials” .* such as \/blog\/trials\./],
      [['/blog/trials', 'insights/trials'], /“\/insights\/trials” .* such as \/blog\/trials\./],
      [['/blog/trials', '/blog/new/trials'], /“\/blog\/new\/trials” .* such as \/blog\/trials\./],
      [['/blog/trials', '/blog/New'], /small letters, digits and hyphens/],
    ] as const)
      expect(renameRoute(root, [...args], { today })).toEqual({
        lines: [expect.stringMatching(sentence)],
        failed: true,
      })
  }))
