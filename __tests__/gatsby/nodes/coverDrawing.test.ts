import type { Element, ElementContent } from 'hast'
import { buildArticleCoverDrawing, buildCoverDrawingFromSpec } from '../../../src/gatsby/nodes/coverDrawing'
import { createCoverSeed, drawCover } from '../../../src/shared/figures/covers/drawCover'
import { formatDollars, formatLocaleNumber } from '../../../src/shared/numbers'
import { contentWith } from '../../helpers/project'

const content = contentWith()
const article = content.texts.find(text => text.kind === 'article' && text.language === 'fr')
if (article?.kind !== 'article') throw new Error('The project has no article.')
const { frontMatter } = article
const cover = {
  drawing: 'peaks' as const,
  figures: ['starter-price', 1000],
  unit: 'par mois',
  names: ['Démarrage', 'repère'],
  reading: 'Ce qu’il dit.',
}
const seed = createCoverSeed(article.route)
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const own = { ...article, frontMatter: { ...frontMatter, cover } }

it('draws and prints the values of the facts it names, and changes with them', () => {
  const price = content.facts['starter-price']
  if (typeof price?.value !== 'number') throw new Error('The project has no such fact.')
  const values = [price.value, price.value / 2]
  for (const value of values) {
    const facts = { ...content.facts, 'starter-price': { ...price, value } }
    const drawn = buildArticleCoverDrawing(own, { ...content, facts })
    const figures = [formatDollars(value, 'fr'), formatLocaleNumber(1000, 'fr')].map(text => `${text}\u00a0par mois`)
    const highest = value > 1000 ? 0 : 1
    const { shapes, labels } = drawCover('peaks', [value, 1000], { figures, names: cover.names, seed })
    expect(drawn?.shapes).toEqual(shapes)
    // Small cards leave out the lower figure.
    const bare = figures[1 - highest]
    expect(drawn?.labels).toEqual(labels.map(label => (label.text === bare ? { ...label, role: 'bare' } : label)))
    expect(drawn?.reading).toBe(cover.reading)
  }
})

it('prints the unit of the highest figure only if not all have room for it', () => {
  const figures = [10, 8, 12, 5]
  const crowded = { ...cover, figures, names: ['a', 'b', 'c', 'd'], unit: 'heures par semaine' }
  const drawn = buildArticleCoverDrawing({ ...own, frontMatter: { ...frontMatter, cover: crowded } }, content)
  const printed = drawn?.labels.filter(({ role }) => role !== 'name').map(({ text }) => text)
  expect(printed).toEqual(['10', '8', '12\u00a0heures par semaine', '5'])
})

it('prints no figure of a cover without names', () => {
  const drawn = buildArticleCoverDrawing(
    { ...own, frontMatter: { ...frontMatter, cover: { ...cover, names: undefined } } },
    content,
  )
  expect(drawn?.labels).toEqual([])
})

it('takes river and spans from the first timeline of the article', () => {
  const phases = [
    ['Constitution', 'Constitution'],
    ['Recherche', 'Constitution → Dépôt'],
  ]
  const row = (cells: string[]) =>
    element(
      'tr',
      cells.map(text => element('td', [{ type: 'text', value: text }])),
    )
  const timeline = {
    ...element('Timeline', [element('table', [['Phase', 'Temps'], ...phases].map(row))]),
    properties: { milestones: 'Constitution; Embauche; Dépôt' },
  }
  const draw = (drawing: 'river' | 'spans') =>
    buildArticleCoverDrawing(
      {
        ...article,
        analysis: { ...article.analysis, hast: { type: 'root', children: [timeline] } },
        frontMatter: { ...frontMatter, cover: { drawing, reading: 'Ce qu’il dit.' } },
      },
      content,
    )
  expect(draw('river')).toMatchObject(drawCover('river', [2], { seed }))
  expect(draw('spans')).toMatchObject(drawCover('spans', [1, 1, 1, 3], { seed }))
})

it('prints the hours of a dial in the language of the page', () => {
  const print = (language: 'en' | 'fr') =>
    buildCoverDrawingFromSpec(
      { drawing: 'dial', figures: [9, 14.5], ground: 'mint' },
      { facts: content.facts, language },
      '/',
    ).labels.map(({ text }) => text)
  expect(print('en')).toEqual(['9\u00a0a.m.', '2:30\u00a0p.m.'])
  expect(print('fr')).toEqual(['9\u00a0h', '14\u00a0h\u00a030'])
})

it('uses the drawing of the category for an article with a site drawing and no cover', () => {
  const plain = { ...article, frontMatter: { ...frontMatter, picture: { src: 'art/river-1.png' } } }
  expect(buildArticleCoverDrawing(plain, content)).toMatchObject(drawCover('lattice', [], { seed }))
  const [first, ...others] = content.categories
  const grounds = [content.categories, [...others, ...(first ? [first] : [])]].map(
    categories => buildArticleCoverDrawing(plain, { ...content, categories })?.ground,
  )
  expect(new Set(grounds).size).toBe(content.categories.length > 1 ? 2 : 1)
})

it('is undefined for an article with its own picture', () => {
  const photo = { ...article, frontMatter: { ...frontMatter, picture: { src: 'office.jpg' } } }
  expect(buildArticleCoverDrawing(photo, content)).toBeUndefined()
})
