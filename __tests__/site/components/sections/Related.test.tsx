import { screen } from '@testing-library/react'
import { Related } from '../../../../src/site/components/sections/Related'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.RelatedSection

it('shows each page with its kind, as one link', () => {
  render(<Related section={section} {...placed} />, 'fr')
  const { kinds } = words.fr.related
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(
    section.pages.map(({ category, name, summary }) => `${kinds[category as keyof typeof kinds]}${name}${summary}`),
  )
  section.pages.forEach(({ name, path }) => expect(screen.getByRole('link', { name })).toHaveAttribute('href', path))
})

it('is nothing, not even its heading, when there are no pages', () => {
  const { container } = render(<Related section={{ ...section, pages: [] }} {...placed} />)
  expect(container).toBeEmptyDOMElement()
})
