import { screen, within } from '@testing-library/react'
import { commonHydratedSectionComponents, Sections } from '../../../../src/site/components/sections/Sections'
import { Articles } from '../../../../src/site/components/sections/Articles'
import { RegulatoryClock } from '../../../../src/site/components/sections/RegulatoryClock'
import { ContactDetails } from '../../../../src/site/components/sections/ContactDetails'
import { ContactForm } from '../../../../src/site/components/sections/ContactForm'
import { CostEstimator } from '../../../../src/site/components/sections/CostEstimator'
import { Glossary } from '../../../../src/site/components/sections/Glossary'
import { Search } from '../../../../src/site/components/sections/Search'
import { ServiceTabs } from '../../../../src/site/components/sections/ServiceTabs'
import { unhydratedSectionComponents } from '../../../../src/site/components/sections/unhydratedSections'
import { sectionSchemas as registered } from '../../../../src/content/model'
import { page } from '../../../helpers/page'
import { render } from '../../../helpers/render'
import { sections } from '../../../helpers/sections'

type Name = keyof typeof sections

/** A text that only the component of each type renders. */
const telltale: Record<Name, string> = {
  AccordionSection: 'Who answers?',
  AdvantageSection: 'We sit with you.',
  AlternatingSection: 'What we do there',
  ArticlesSection: 'The third article',
  BannerSection: 'to an answer',
  BarsSection: 'with all charges',
  BenefitsSection: 'Day and night.',
  CalendarSection: 'Reading contracts',
  CallToActionSection: 'Write to us',
  CardsSection: 'We file.',
  ClockSection: 'An office that checks',
  ComparisonSection: 'By the month',
  ContactFormSection: 'You may text me.',
  ContactSection: 'Send nothing confidential.',
  CostEstimatorSection: 'Compare them',
  FlowSection: 'A device licence',
  GlossarySection: 'approval of an ethics board',
  HeroSection: 'What the reader finds here.',
  LinkGroupsSection: 'On trials',
  ListsSection: 'Universities',
  PlansSection: 'a quarter',
  ProfileSection: 'Doctorate in biology',
  ProseSection: 'and law for science',
  RelatedSection: 'From incorporation to sale.',
  SearchSection: 'Trials of drugs',
  StatsSection: 'years of practice',
  StepsSection: 'We begin',
  TabsSection: 'Patents & strategy, point 1',
  TimelineSection: 'The authority',
}
const names = Object.keys(sections) as Name[]
const components = {
  ...commonHydratedSectionComponents,
  ArticlesSection: Articles,
  ClockSection: RegulatoryClock,
  ContactSection: ContactDetails,
  ContactFormSection: ContactForm,
  CostEstimatorSection: CostEstimator,
  GlossarySection: Glossary,
  SearchSection: Search,
  TabsSection: ServiceTabs,
}

it('has a sample for every section type of the model', () => {
  const types = Object.keys(registered).map(type => `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`)
  expect(names.toSorted()).toEqual(types.toSorted())
})

it.each(names)('renders a %s', name => {
  render(<Sections sections={[sections[name]]} page={page} components={components} />)
  expect(screen.getAllByText(telltale[name], { exact: false })[0]).toBeInTheDocument()
})

it.each(names.filter(name => 'id' in sections[name]))('gives a %s the id from the content', name => {
  render(
    <Sections
      sections={[{ ...sections[name], id: 'here' } as Queries.AnySectionFragment]}
      page={page}
      components={components}
    />,
  )
  expect(document.getElementById('here')).toHaveTextContent(telltale[name])
})

it.each(names.filter(name => name in unhydratedSectionComponents))(
  'renders a %s as one <section>, as unhydrated sections must be',
  name => {
    const { container } = render(<Sections sections={[sections[name]]} page={page} components={components} />)
    expect([...container.children].map(({ tagName }) => tagName)).toEqual(['SECTION'])
  },
)

// A glossary’s headings are letters, and the search is named by its field.
const headed = names.filter(name => name !== 'GlossarySection' && name !== 'SearchSection')

it.each(headed)('names a %s by its heading', name => {
  render(<Sections sections={[sections[name]]} page={page} components={components} />)
  const region = screen.getAllByRole('region')[0] as HTMLElement
  const [heading] = within(region).getAllByRole('heading')
  expect(region).toHaveAccessibleName(heading?.textContent ?? '')
  expect(region).toHaveTextContent(telltale[name])
})

it('renders all sections in order with unique heading ids and no console errors', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { container } = render(<Sections sections={Object.values(sections)} page={page} components={components} />)
  expect(
    [...container.children].map((section, index) => section.textContent?.includes(telltale[names[index] as Name])),
  ).toEqual(names.map(() => true))
  const ids = screen.getAllByRole('heading').flatMap(({ id }) => (id ? [id] : []))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(names.length / 2)
  expect(complaints).not.toHaveBeenCalled()
})

it('renders a form after the hero inside it, with the next steps after the form', () => {
  const { HeroSection: opening, ContactFormSection: form } = sections
  const following = [{ title: 'We answer', text: 'Within a day.' }]
  const { container } = render(
    <Sections
      sections={[opening, { ...form, following }, sections.ContactSection]}
      page={page}
      components={components}
    />,
  )
  expect(container.children).toHaveLength(2)
  const inside = within(screen.getByRole('region', { name: opening.title }))
  const [, card] = inside.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(card).toBe(form.intro.title)
  expect(inside.getByRole('heading', { name: 'We answer' })).toBeVisible()
})

it('throws with the section type that a template does not include', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const show = () =>
    render(<Sections sections={[sections.ContactSection]} page={page} components={commonHydratedSectionComponents} />)
  expect(show).toThrow('knows no ContactSection')
  jest.restoreAllMocks()
})
