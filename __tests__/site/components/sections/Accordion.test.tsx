import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from '../../../../src/site/components/sections/Accordion'
import { goToPlace } from '../../../helpers/address'
import { page } from '../../../helpers/page'
import { render, words } from '../../../helpers/render'
import { watchScrolling } from '../../../helpers/scrolling'
import { placed, sections } from '../../../helpers/sections'

const section = sections.AccordionSection
const answer = (text: string) => screen.getByText(text, { exact: false })

afterEach(() => history.replaceState(null, '', '/'))

it('shows all questions and hides all answers', () => {
  render(<Accordion section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.intro.title })).toBeVisible()
  section.items.forEach(({ question }) => expect(screen.getByRole('heading', { name: question })).toBeVisible())
  expect(answer('A lawyer')).not.toBeVisible()
  expect(answer('Within a day.')).not.toBeVisible()
})

it('shows the answer of a question that is open at first', () => {
  const items = section.items.map(item => ({ ...item, open: item.id === 'when' || null }))
  render(<Accordion section={{ ...section, items }} {...placed} />)
  expect(answer('Within a day.')).toBeVisible()
  expect(answer('A lawyer')).not.toBeVisible()
})

it('gives the questions of each accordion a common name of its own', () => {
  render(
    <>
      <Accordion section={section} page={page} headingId="section-1" />
      <Accordion section={section} page={page} headingId="section-2" />
    </>,
  )
  const names = screen.getAllByRole('group').map(question => question.getAttribute('name'))
  expect(names).toEqual(['section-1', 'section-1', 'section-2', 'section-2'])
})

it('opens the question in the hash, initially and on change', () => {
  const seen = watchScrolling()
  history.replaceState(null, '', '#when')
  render(<Accordion section={section} {...placed} />)
  expect(answer('Within a day.')).toBeVisible()
  expect(answer('A lawyer')).not.toBeVisible()

  goToPlace('who')
  expect(answer('A lawyer')).toBeVisible()
  expect(seen.map(({ id }) => id)).toEqual(['when', 'who'])
})

it('puts each question’s id inside its closed content, which browsers open without scripts', () => {
  render(<Accordion section={section} {...placed} />)
  section.items.forEach(({ id, question }) => {
    const link = screen.getByRole('link', { name: `${words.en.faq.address}: ${question}` })
    expect(link).toHaveAttribute('href', `#${id}`)
    const addressed = document.getElementById(id)
    expect(addressed).toContainElement(link)
    expect(addressed).not.toContainElement(screen.getByRole('heading', { name: question }))
  })
})

it('follows, with the Tab key, the order that is seen: the link beside a question, then those of its answer', async () => {
  history.replaceState(null, '', '#who')
  render(<Accordion section={section} {...placed} />)
  screen.getByRole('heading', { name: 'Who answers?' }).closest('summary')?.focus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: `${words.en.faq.address}: Who answers?` })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'as we say' })).toHaveFocus()
})

it('renders links in answers', () => {
  render(<Accordion section={section} {...placed} />)
  expect(screen.getByRole('link', { name: 'as we say' })).toHaveAttribute('href', '/about')
})

it.each(['ul', 'ol', 'p'])('separates a paragraph of an answer from a preceding %s', before => {
  const markdown = {
    children: [
      { type: before, children: ['First.'] },
      { type: 'p', children: ['And then.'] },
    ],
  }
  render(
    <Accordion section={{ ...section, items: [{ id: 'who', open: null, question: 'Who?', markdown }] }} {...placed} />,
  )
  expect(parseFloat(getComputedStyle(answer('And then.')).marginTop)).toBeGreaterThan(0)
})

it('begins with links to the sections of questions of its page', () => {
  const topics = [{ id: 'fees', name: 'Fees', count: 5 }]
  render(<Accordion section={{ ...section, topics }} {...placed} />)
  expect(screen.getByRole('link', { name: 'Fees (5)' })).toHaveAttribute('href', '#fees')
})
