import { screen } from '@testing-library/react'
import { Benefits } from '../../../../src/site/components/sections/Benefits'
import { linkTo, pictureOf } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.BenefitsSection

it('lists its benefits with optional texts', () => {
  render(<Benefits section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.intro.title })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'One number to callDay and night.',
    'One bill',
  ])
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('shows the first benefits on phones too, which fold the others', () => {
  const items = ['One', 'Two', 'Three', 'Four'].map(title => ({ stat: null, title, detail: null }))
  render(<Benefits section={{ ...section, items }} {...placed} />)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['One', 'Two', 'Three', 'Four'])
  const fold = screen.getByText(`${words.en.fold.rest} (2)`).closest('details')
  expect([...(fold?.querySelectorAll('li') ?? [])].map(item => item.textContent)).toEqual(['Three', 'Four'])
})

it('shows benefits with a number before the list, under the heading, with the note', () => {
  const [first, ...others] = section.items
  if (!first) throw new Error('The sample has benefits.')
  const numbered = { ...section, note: 'On working days.', items: [{ ...first, stat: '24 h' }, ...others] }
  render(<Benefits section={numbered} {...placed} />)
  expect(screen.getByText('24 h').parentElement).toHaveTextContent('24 hOne number to callDay and night.')
  const list = screen.getByRole('list')
  expect(screen.getByText(numbered.note).compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['One bill'])
})

it('shows its note, picture and buttons', () => {
  const more = { note: 'On working days.', illustration: pictureOf('Two people'), actions: [linkTo('/faq', 'Ask')] }
  render(<Benefits section={{ ...section, ...more }} {...placed} />)
  expect(screen.getByText(more.note)).toBeVisible()
  expect(screen.getByRole('img', { name: 'Two people' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '/faq')
  expect(screen.getByRole('list').compareDocumentPosition(screen.getByText(more.note))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
