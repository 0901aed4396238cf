import { languages, type Language } from '../../../src/config/languages'
import {
  buildNodeSpecs,
  findNodeSpec,
  listArticlesNewestFirst,
  toGatsbyNode,
  type NodeSpec,
  type NodeSpecOfType,
} from '../../../src/gatsby/nodes/nodeSpecs'
import { nodeSpecsWith } from '../../helpers/built'
import { contentWith, files, type FileChanges } from '../../helpers/project'
import { article } from '../../helpers/project/texts'

const gatsby = {
  createNodeId: (key: string) => `id of ${key}`,
  createContentDigest: (value: unknown) => JSON.stringify(value),
}

function findSpec<Type extends NodeSpec['type']>(type: Type, language: Language, key: string, changes?: FileChanges) {
  const found = buildNodeSpecs(contentWith(changes)).find(
    (spec): spec is NodeSpecOfType<Type> => spec.type === type && spec.fields.language === language && spec.key === key,
  )
  if (!found) throw new Error(`There is no ${type} ${language} ${key}.`)
  return found
}

it('builds every node spec once in each language, those of pages in the order of the menus', () => {
  expect(
    buildNodeSpecs(contentWith()).map(({ type, key, fields }) => `${type} ${String(fields.language)} ${key}`),
  ).toEqual([
    'Page en /services/corporate-law',
    'Article en /blog/trials',
    'Page en /contact',
    'Page en /',
    'Document en /privacy',
    'Page en /404.html',
    'Practice en practice',
    'Navigation en navigation',
    'Fact en starter-price',
    'Fact en salary',
    'Fact en clients',
    'Fact en saving',
    'Page fr /fr/services/corporate-law',
    'Article fr /fr/blog/trials',
    'Page fr /fr/contact',
    'Page fr /fr',
    'Document fr /fr/privacy',
    'Page fr /fr/404.html',
    'Practice fr practice',
    'Navigation fr navigation',
    'Fact fr starter-price',
    'Fact fr salary',
    'Fact fr clients',
    'Fact fr saving',
  ])
})

describe('toGatsbyNode', () => {
  const before = toGatsbyNode(findSpec('Page', 'fr', '/fr/contact'), gatsby)

  it('creates a root node with id and type', () => {
    expect(before).toMatchObject({
      id: 'id of Page fr /fr/contact',
      parent: null,
      children: [],
      route: '/contact',
      internal: { type: 'Page' },
    })
  })

  it('keeps the id and changes the digest when content changes', () => {
    const changes = { [files.contact]: { 'summary.fr': 'Écrivez-nous.' } }
    const after = toGatsbyNode(findSpec('Page', 'fr', '/fr/contact', changes), gatsby)
    expect(after.id).toBe(before.id)
    expect(after.internal.contentDigest).not.toBe(before.internal.contentDigest)
  })

  it('is the same for the same content', () => {
    expect(toGatsbyNode(findSpec('Page', 'fr', '/fr/contact'), gatsby)).toEqual(before)
  })

  it('sets the file node as parent', () => {
    expect(toGatsbyNode(findSpec('Article', 'en', '/blog/trials'), gatsby, 'mdx')).toMatchObject({ parent: 'mdx' })
  })
})

describe('Page', () => {
  it('has sections in one language, with facts, paths, Markdown and pictures resolved', () => {
    const { fields } = findSpec('Page', 'fr', '/fr')
    expect(fields).toMatchObject({
      path: '/fr',
      breadcrumb: [],
      alternates: [{ path: '/' }, { path: '/fr' }, { path: '/' }],
      sections: [
        {
          type: 'hero',
          title: 'Conseils pour le laboratoire',
          picture: { src: 'images/lines.png', alt: '', stock: false },
        },
        { type: 'stats', items: [{ value: 'Plus de\u00a0150' }, { value: '60\u00a0à\u00a070\u00a0%' }] },
        {
          type: 'accordion',
          items: [
            { question: 'Combien est-ce?', markdown: { children: [{ type: 'p' }] } },
            { question: 'Comment commencer?' },
          ],
        },
        { type: 'callToAction', actions: [{ label: 'Nous joindre', to: '/fr/contact' }] },
      ],
    })
    expect(JSON.stringify(fields)).toContain('Dès 5\u00a0000\u00a0$ par mois.')
  })

  it('changes with a fact it uses', () => {
    const { fields } = findSpec('Page', 'en', '/', { [files.facts]: { 'clients.value': 200 } })
    expect(fields.sections).toMatchObject([{}, { items: [{ value: '200+' }, {}] }, {}, {}])
  })
})

it('builds an article with body, headings, dates, sources and breadcrumb', () => {
  const { fields, file } = findSpec('Article', 'en', '/blog/trials')
  expect(file).toBe('content/articles/trials/en.mdx')
  expect(fields).toMatchObject({
    slug: 'trials',
    articleCategory: 'clinical-trials',
    articleCategoryName: 'Trials',
    category: 'blog',
    date: '2024-01-15',
    reviewed: '2026-11-20',
    reviewBy: '2027-05-20',
    words: 1540,
    readTime: 7,
    body: expect.stringMatching(/^{"children":\[{"type":/),
    headings: [
      { id: 'what-it-costs', text: 'What it costs', depth: 2 },
      { id: 'paid-by-the-month', text: 'Paid by the month', depth: 3 },
    ],
    pictures: [{ src: 'images/lines.png', name: 'lines.png', alt: '' }],
    sources: [{ id: 'fdr', title: 'Food and Drug Regulations' }],
    breadcrumb: [{ name: 'Home', path: '/' }, { name: 'Blog' }, { name: 'Trial agreements' }],
  })
  expect(fields.body).toContain('The plan is $5,000 a month.')
})

it('lists the sources in the order in which the text first cites them', () => {
  const earlier =
    '  - id: code\n    title: "Code"\n    publisher: "P"\n    url: "https://example.com/"\n    date: "2026"\n'
  const cite = (text: string) =>
    text.replace('sources:\n', `sources:\n${earlier}`).concat('\n2026 <Source id="code" />\n')
  const changes = { [files.article.en]: cite, [files.article.fr]: cite }
  const ids = findSpec('Article', 'en', '/blog/trials', changes).fields.sources.map(({ id }) => id)
  expect(ids).toEqual(['fdr', 'code'])
})

it('builds a document with its optional updatedLabel', () => {
  const label = (words: string) => (text: string) =>
    text.replace('updated: 2026-11-01', `updated: 2026-11-01\nupdatedLabel: ${words}`)
  const changes = { [files.document.en]: label('November 2026'), [files.document.fr]: label('novembre 2026') }
  expect(findSpec('Document', 'fr', '/fr/privacy', changes).fields).toMatchObject({
    category: 'legal',
    title: 'Politique de confidentialité',
    updated: '2026-11-01',
    changed: '2026-11-01',
    updatedLabel: 'novembre 2026',
    sources: [],
  })
  expect(findSpec('Document', 'fr', '/fr/privacy').fields.updatedLabel).toBeUndefined()
})

it('uses the day a document’s sources were checked as its updated date', () => {
  const checked = (text: string) => text.replace('updated: 2026-11-01', 'updated: 2026-11-01\nchecked: 2026-11-20')
  const changes = { [files.document.en]: checked, [files.document.fr]: checked }
  expect(findSpec('Document', 'en', '/privacy', changes).fields).toMatchObject({
    changed: '2026-11-01',
    checked: '2026-11-20',
    updated: '2026-11-20',
  })
})

it('builds the practice in one language, with labels and without providers', () => {
  const { fields } = findSpec('Practice', 'fr', 'practice')
  expect(fields).toMatchObject({
    name: 'Cabinet Atelier',
    phone: '+15145550100',
    phoneLabel: '514\u00a0555-0100',
    booking: { label: 'Demander une heure', to: '/fr/contact?service=consultation#form' },
    founder: null,
    hours: [
      { daysLabel: 'Du lundi au jeudi', hoursLabel: 'de 9\u00a0h à 18\u00a0h', opens: '09:00' },
      { daysLabel: 'Vendredi', hoursLabel: 'de 9\u00a0h\u00a030 à 17\u00a0h' },
    ],
    supportHours: [{ daysLabel: 'Lundi et vendredi' }],
  })
  expect(fields).not.toHaveProperty('providers')
})

it('lists current and future closures by date', () => {
  const label = (en: string, fr: string) => ({ en, fr })
  const closures = [
    { label: label('Past', 'Passée'), from: '2026-11-10', until: '2026-11-19' },
    { label: label('National holiday', 'Fête nationale'), from: '2027-06-24' },
    { label: label('Holidays', 'Fêtes'), from: '2026-12-24', until: '2027-01-01' },
    { label: label('Today', 'Aujourd’hui'), from: '2026-11-10', until: '2026-11-20' },
  ]
  const { fields } = findSpec('Practice', 'fr', 'practice', { [files.practice]: { closures } })
  expect(fields.closures).toEqual([
    {
      label: 'Aujourd’hui',
      from: '2026-11-10',
      until: '2026-11-20',
      daysLabel: 'du 10 novembre 2026 au 20 novembre 2026',
    },
    { label: 'Fêtes', from: '2026-12-24', until: '2027-01-01', daysLabel: 'du 24 décembre 2026 au 1er janvier 2027' },
    { label: 'Fête nationale', from: '2027-06-24', until: '2027-06-24', daysLabel: 'le 24 juin 2027' },
  ])
})

it('builds menus with the short names and paths of their pages', () => {
  expect(findSpec('Navigation', 'fr', 'navigation').fields).toEqual({
    language: 'fr',
    header: [
      { name: 'Accueil', path: '/fr', pages: [] },
      {
        name: 'Services',
        pages: [{ name: 'Droit des sociétés', path: '/fr/services/corporate-law' }],
        newest: null,
      },
      { name: 'Nous joindre', path: '/fr/contact', pages: [] },
    ],
    action: { label: 'Demander une heure', to: '/fr/contact?service=consultation#form' },
    footer: [
      { name: 'Services', pages: [{ name: 'Droit des sociétés', path: '/fr/services/corporate-law' }] },
      { name: 'Lectures', pages: [{ name: 'Entente d’essai', path: '/fr/blog/trials' }] },
      { name: 'Cabinet', pages: [{ name: 'Nous joindre', path: '/fr/contact' }] },
    ],
    legal: [{ name: 'Confidentialité', path: '/fr/privacy' }],
    searchPath: null,
  })
})

it('adds line and price of a page and the newest article to the main menu', () => {
  const line = { en: 'Companies and shares', fr: 'Sociétés et actions' }
  const price = { fact: 'starter-price', from: true, per: 'month' }
  const changes = {
    'content/pages/services/corporate-law.json': { menu: { line, price } },
    [files.navigation]: { 'header[1].newest': { en: 'New', fr: 'Nouveau' } },
  }
  expect(findSpec('Navigation', 'fr', 'navigation', changes).fields.header[1]).toMatchObject({
    pages: [{ line: line.fr, price: 'À partir de 5\u00a0000\u00a0$ par mois' }],
    newest: { label: 'Nouveau', path: '/fr/blog/trials' },
  })
})

it('has the articles of one day in the order of the blog: in its list, beside each other and in the menu', () => {
  const copyAs = (slug: string) =>
    Object.fromEntries(languages.map(language => [`content/articles/${slug}/${language}.mdx`, article[language]]))
  const label = { [files.navigation]: { 'header[1].newest': { en: 'New', fr: 'Nouveau' } } }
  const specs = nodeSpecsWith({ ...copyAs('a'), ...copyAs('z'), ...label })
  const listed = listArticlesNewestFirst(specs, 'fr')
  expect(listed.map(({ slug, previous, next }) => [previous?.path, slug, next?.path])).toEqual([
    ['/fr/blog/trials', 'a', undefined],
    ['/fr/blog/z', 'trials', '/fr/blog/a'],
    [undefined, 'z', '/fr/blog/trials'],
  ])
  expect(findNodeSpec(specs, 'Navigation', 'fr')?.fields.header[1]).toMatchObject({ newest: { path: '/fr/blog/a' } })
})

it('builds a fact with formatted text, numeric values and evidence', () => {
  expect(findSpec('Fact', 'fr', 'saving').fields).toEqual({
    key: 'saving',
    kind: 'practice',
    dependsOn: [],
    language: 'fr',
    claim: 'Économies par rapport à un poste.',
    text: '60\u00a0à\u00a070\u00a0%',
    values: [60, 70],
    unit: 'percent',
    atLeast: false,
    against: 'par rapport à un poste à temps plein',
    evidence: 'The books.',
    asOf: '2026-11-01',
    reviewBy: '2027-05-20',
    proved: true,
  })
  expect(findSpec('Fact', 'en', 'clients').fields).toMatchObject({ atLeast: true })
  const textFact = findSpec('Fact', 'en', 'saving', {
    [files.facts]: { 'saving.value': '24/7', 'saving.unit': 'text' },
  })
  expect(textFact.fields).toMatchObject({ text: '24/7', values: [] })
})
