import { screen, within } from '@testing-library/react'
import { Prose } from '../../../../src/site/components/sections/Prose'
import { linkTo, pictureOf } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.ProseSection

it('shows its text with links under its heading', () => {
  render(<Prose section={section} {...placed} />)
  const region = within(screen.getByRole('region', { name: section.intro.title }))
  expect(region.getByText('Because science waits for law', { exact: false })).toBeVisible()
  expect(region.getByRole('link', { name: 'and law for science' })).toHaveAttribute('href', '/blog')
})

it('folds a long text after its second paragraph', () => {
  const paragraphs = ['One.', 'Two.', 'Three.', 'Four.'].map(words => ({ type: 'p', children: [words] }))
  const { unmount } = render(<Prose section={{ ...section, markdown: { children: paragraphs } }} {...placed} />)
  expect(screen.getByRole('group')).toHaveTextContent('Three.Four.')
  expect(screen.getByRole('group')).not.toHaveTextContent('Two.')
  unmount()
  render(<Prose section={{ ...section, markdown: { children: paragraphs.slice(2) } }} {...placed} />)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

it('counts the fold of a subsection below a drawing as a paragraph, whose words follow those of the text', () => {
  const block = (type: string, words: string) => ({ type, props: {}, children: [words] })
  const children = [
    ...['One.', 'Two.', 'Three.'].map(words => block('p', words)),
    block('h3', 'Not for you'),
    block('p', 'Four.'),
  ]
  render(<Prose section={{ ...section, illustration: pictureOf('A bench'), markdown: { children } }} {...placed} />)
  expect(screen.getAllByRole('group').map(fold => fold.textContent)).toEqual([
    `${words.en.fold.details}Two.Three.`,
    'Not for youFour.',
  ])
})

it('does not fold a last paragraph alone', () => {
  const paragraphs = ['One.', 'Two.', 'Three.'].map(words => ({ type: 'p', children: [words] }))
  render(<Prose section={{ ...section, markdown: { children: paragraphs } }} {...placed} />)
  expect(screen.getByText('Three.')).toBeVisible()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

it('folds what its fold has a title for: all after the first paragraph, or after the first sentence on a date', () => {
  const foldTitle = 'The rest'
  const paragraphs = ['One.', 'Two.'].map(words => ({ type: 'p', children: [words] }))
  const { unmount } = render(
    <Prose section={{ ...section, foldTitle, markdown: { children: paragraphs } }} {...placed} />,
  )
  expect(screen.getByRole('group')).toHaveTextContent('The restTwo.')
  unmount()
  const item = {
    type: 'li',
    children: [{ type: 'strong', children: ['9 a.m.'] }, ' A buyer calls. We answer. It signs.'],
  }
  const list = { type: 'ul', children: [item, item] }
  render(<Prose section={{ ...section, look: 'dated', foldTitle, markdown: { children: [list] } }} {...placed} />)
  for (const day of screen.getAllByRole('listitem')) {
    expect(day).toHaveTextContent('9 a.m. A buyer calls. We answer. It signs.')
    expect(within(day).getByRole('group')).toHaveTextContent(/^We answer. It signs.$/)
  }
})

it('keeps a short last word of what happened on a date beside the one before it', () => {
  const happened =
    ' The company signs the agreement with its distributor, and the plan for the next year begins in May.'
  const item = { type: 'li', children: [{ type: 'strong', children: ['April.'] }, happened] }
  const list = { type: 'ul', children: [item, item, item] }
  render(<Prose section={{ ...section, look: 'dated', markdown: { children: [list] } }} {...placed} />)
  for (const day of screen.getAllByRole('listitem')) expect(day.textContent).toContain('in\u00a0May.')
})

it('shows its picture and buttons if given', () => {
  const more = { illustration: pictureOf('A bench'), actions: [linkTo('/about', 'Meet us')] }
  render(<Prose section={{ ...section, ...more }} {...placed} />)
  expect(screen.getByRole('img', { name: 'A bench' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Meet us' })).toHaveAttribute('href', '/about')
})

it('shows all parts of its intro', () => {
  const intro = { ...section.intro, eyebrow: 'Our story', badge: 'New', text: 'In two minutes.' }
  render(<Prose section={{ ...section, intro }} {...placed} />)
  ;[intro.eyebrow, intro.badge, intro.text].forEach(text => expect(screen.getByText(text)).toBeVisible())
})
