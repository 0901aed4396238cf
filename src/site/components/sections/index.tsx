import { createElement, Suspense, type ReactElement, type ReactNode } from 'react'
import { Accordion } from './Accordion'
import { Advantage } from './Advantage'
import { Alternating } from './Alternating'
import { Banner } from './Banner'
import { Bars } from './Bars'
import { Calendar } from './Calendar'
import { CallToAction } from './CallToAction'
import { Cards } from './Cards'
import { Checklist } from './Checklist'
import { Comparison } from './Comparison'
import { Flow } from './Flow'
import { Hero } from './Hero'
import { LinkGroups } from './LinkGroups'
import { Lists } from './Lists'
import { Plans } from './Plans'
import { Profile } from './Profile'
import { Prose } from './Prose'
import { Related } from './Related'
import { Stats } from './Stats'
import { Steps } from './Steps'
import { Tabs } from './Tabs'
import { Timeline } from './Timeline'
import type { SectionProps } from './types'

type AnySection = Queries.AnySectionFragment
type SectionName = AnySection['__typename']
type SectionsByName = { [Name in SectionName]: Extract<AnySection, { __typename: Name }> }

type CommonSectionName = Exclude<
  SectionName,
  `${'Articles' | 'Clock' | 'Contact' | 'ContactForm' | 'CostEstimator' | 'Glossary' | 'Search'}Section`
>

/** A component for each section type, by its name in GraphQL, made for what such a section holds. */
export type SectionComponentsByName<Names extends SectionName = SectionName> = {
  [Name in Names]: (props: SectionProps<SectionsByName[Name]>) => ReactElement | null
}

/** The sections that no visitor fills in or leafs through: every template knows them. */
export const commonSectionComponents = {
  AccordionSection: Accordion,
  AdvantageSection: Advantage,
  AlternatingSection: Alternating,
  BannerSection: Banner,
  BarsSection: Bars,
  CalendarSection: Calendar,
  CallToActionSection: CallToAction,
  CardsSection: Cards,
  ChecklistSection: Checklist,
  ComparisonSection: Comparison,
  FlowSection: Flow,
  HeroSection: Hero,
  LinkGroupsSection: LinkGroups,
  ListsSection: Lists,
  PlansSection: Plans,
  ProfileSection: Profile,
  ProseSection: Prose,
  RelatedSection: Related,
  StatsSection: Stats,
  StepsSection: Steps,
  TabsSection: Tabs,
  TimelineSection: Timeline,
} satisfies SectionComponentsByName<CommonSectionName>

interface Props {
  sections: readonly AnySection[]
  page: SectionProps<never>['page']
  /** The component of each section type that can stand on the page. */
  components: Partial<SectionComponentsByName>
}

/** The sections of a page, in order. A contact form, which follows the opening, stands in it: on the first screen. */
export function Sections({ sections, page, components }: Props) {
  const [, form] = sections
  const inOpening = form?.__typename === 'ContactFormSection' && form
  const render = (section: AnySection, index: number, beside?: ReactNode) => (
    // A boundary each: React then takes over one section at a time, and the one that is pressed first.
    <Suspense key={index} fallback={null}>
      {renderSection(section.__typename, { section, page, headingId: `section-${index + 1}`, beside }, components)}
    </Suspense>
  )
  return (
    <>
      {sections.map(
        (section, index) =>
          section !== inOpening && render(section, index, index === 0 && inOpening && render(inOpening, 1)),
      )}
    </>
  )
}

function renderSection<Name extends SectionName>(
  name: Name,
  props: SectionProps<SectionsByName[Name]>,
  components: Partial<SectionComponentsByName>,
) {
  const Component = components[name]
  if (!Component) throw new Error(`The template of the page knows no ${name}.`)
  return createElement(Component, props)
}
