import { Accordion } from './Accordion'
import { Advantages } from './Advantages'
import { Alternating } from './Alternating'
import { CommitmentsBanner } from './CommitmentsBanner'
import { Bars } from './Bars'
import { Benefits } from './Benefits'
import { WorkloadCalendars } from './WorkloadCalendars'
import { CallToAction } from './CallToAction'
import { Cards } from './Cards'
import { Comparison } from './Comparison'
import { DecisionFlowDiagram } from './DecisionFlowDiagram'
import { LinkGroups } from './LinkGroups'
import { Lists } from './Lists'
import { Plans } from './Plans'
import { Profile } from './Profile'
import { Prose } from './Prose'
import { Related } from './Related'
import { Stats } from './Stats'
import { Steps } from './Steps'
import { Timeline } from './Timeline'
import type { HydratedSectionName, SectionComponentsByName, SectionTypename } from './types'

/**
 * Sections that never change in the browser. Each is one `<section>`, whose HTML UnhydratedSectionInBrowser.tsx keeps.
 */
export const unhydratedSectionComponents = {
  AccordionSection: Accordion,
  AdvantageSection: Advantages,
  AlternatingSection: Alternating,
  BannerSection: CommitmentsBanner,
  BarsSection: Bars,
  BenefitsSection: Benefits,
  CalendarSection: WorkloadCalendars,
  CallToActionSection: CallToAction,
  CardsSection: Cards,
  ComparisonSection: Comparison,
  FlowSection: DecisionFlowDiagram,
  LinkGroupsSection: LinkGroups,
  ListsSection: Lists,
  PlansSection: Plans,
  ProfileSection: Profile,
  ProseSection: Prose,
  RelatedSection: Related,
  StatsSection: Stats,
  StepsSection: Steps,
  TimelineSection: Timeline,
} satisfies SectionComponentsByName<Exclude<SectionTypename, HydratedSectionName>>
