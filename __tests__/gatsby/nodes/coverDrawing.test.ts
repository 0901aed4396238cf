import { buildArticleCoverDrawing } from '../../../src/gatsby/nodes/coverDrawing'
import { createCoverSeed, drawCover } from '../../../src/shared/figures/drawCover'
import { contentWith } from '../../helpers/project'

const content = contentWith()
const article = content.texts.find(text => text.kind === 'article' && text.language === 'fr')
if (article?.kind !== 'article') throw new Error('The project has no article.')
const { frontMatter } = article
const cover = { drawing: 'peaks' as const, figures: ['starter-price', 100], reading: 'Ce qu’il dit.' }
const seed = createCoverSeed(article.route)
const own = { ...article, frontMatter: { ...frontMatter, cover } }

it('draws the values of the facts it names, and changes with them', () => {
  const price = content.facts['starter-price']
  if (typeof price?.value !== 'number') throw new Error('The project has no such fact.')
  const before = buildArticleCoverDrawing(own, content)
  expect(before?.shapes).toEqual(drawCover('peaks', [price.value, 100], seed))
  expect(before?.reading).toBe(cover.reading)
  const facts = { ...content.facts, 'starter-price': { ...price, value: price.value / 2 } }
  expect(buildArticleCoverDrawing(own, { ...content, facts })?.shapes).toEqual(
    drawCover('peaks', [price.value / 2, 100], seed),
  )
})

it('uses the drawing of the category for an article with a site drawing and no cover', () => {
  const plain = { ...article, frontMatter: { ...frontMatter, picture: { src: 'art/river-1.png' } } }
  expect(buildArticleCoverDrawing(plain, content)).toMatchObject({ shapes: drawCover('lattice', [], seed) })
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
