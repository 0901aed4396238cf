import { buildSocialCardElement } from '../../../src/gatsby/social/cardLayout'
import type { SatoriElement } from '../../../src/gatsby/social/satoriElements'
import { drawCover } from '../../../src/shared/figures/covers/drawCover'

const card = { path: '/', title: 'Law', kind: 'Blog', practice: 'Atelier', descriptor: 'Life sciences law' }

const collectText = (box: SatoriElement | string): string[] =>
  typeof box === 'string' ? [box] : (box.props.children ?? []).flatMap(collectText)

const titleFontSize = (title: string): unknown => {
  const find = (box: SatoriElement | string): SatoriElement[] =>
    typeof box === 'string' ? [] : [box, ...(box.props.children ?? []).flatMap(find)]
  return find(buildSocialCardElement({ ...card, title })).find(({ props }) => props.children?.[0] === title)?.props
    .style?.fontSize
}

it('shows practice, kind, title and descriptor in this order', () => {
  expect(collectText(buildSocialCardElement(card))).toEqual(['Atelier', 'Blog', 'Law', 'Life sciences law'])
})

it('leaves out an empty kind', () => {
  expect(collectText(buildSocialCardElement({ ...card, kind: '' }))).toEqual(['Atelier', 'Law', 'Life sciences law'])
})

it('sets long titles smaller', () => {
  const [short, longer, longest] = [20, 60, 100].map(length => Number(titleFontSize('x'.repeat(length))))
  expect(short).toBeGreaterThan(longer ?? 0)
  expect(longer).toBeGreaterThan(longest ?? 0)
})

it('prints the figures of its cover and what they count', () => {
  const cover = drawCover('peaks', [45, 300], {
    figures: ['45', '300 jours'],
    names: ['examen préliminaire', 'examen'],
  })
  expect(collectText(buildSocialCardElement({ ...card, cover }))).toEqual(
    expect.arrayContaining(['45', '300 jours', 'examen préliminaire', 'examen']),
  )
})
