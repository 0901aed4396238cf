import { screen } from '@testing-library/react'
import { Related } from '../../../../src/site/components/sections/Related'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.RelatedSection

it('shows each page with kind and summary, as one link', () => {
  render(<Related section={section} {...placed} />, 'fr')
  const kinds = words.fr.search.kind
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(
    section.pages.map(({ kind, name, summary }) => `${kinds[kind as keyof typeof kinds]}${name}${summary}`),
  )
  section.pages.forEach(({ name, path }) => expect(screen.getByRole('link', { name })).toHaveAttribute('href', path))
})

it('leaves out the kind if it is the same for all pages', () => {
  render(
    <Related section={{ ...section, pages: section.pages.filter(({ kind }) => kind === 'article') }} {...placed} />,
  )
  expect(screen.getByRole('listitem')).not.toHaveTextContent(words.en.search.kind.article)
})

it('shows a page’s cover', () => {
  const cover = { ground: 'pine', shapes: [{ role: 'line' as const, path: 'M0 0h9' }], labels: [], small: [] }
  const [page] = section.pages
  const { container } = render(
    <Related section={{ ...section, pages: page ? [{ ...page, cover }] : [] }} {...placed} />,
  )
  expect(container.querySelector('svg path')).toHaveAttribute('d', 'M0 0h9')
})
