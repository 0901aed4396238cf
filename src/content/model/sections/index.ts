import { z } from 'zod'
import { listKeys } from '../../../shared/properties'
import { accordionSectionSchema } from './accordion'
import { advantageSectionSchema } from './advantage'
import { alternatingSectionSchema } from './alternating'
import { articlesSectionSchema } from './articles'
import { bannerSectionSchema } from './banner'
import { barsSectionSchema } from './bars'
import { benefitsSectionSchema } from './benefits'
import { workloadCalendarSectionSchema } from './workloadCalendar'
import { callToActionSectionSchema } from './callToAction'
import { cardsSectionSchema } from './cards'
import { regulatoryClockSectionSchema } from './regulatoryClock'
import { comparisonSectionSchema } from './comparison'
import { contactSectionSchema } from './contact'
import { contactFormSectionSchema } from './contactForm'
import { costEstimatorSectionSchema } from './costEstimator'
import { decisionFlowSectionSchema } from './decisionFlow'
import { glossarySectionSchema } from './glossary'
import { heroSectionSchema } from './hero'
import { linkGroupsSectionSchema } from './linkGroups'
import { listsSectionSchema } from './lists'
import { plansSectionSchema } from './plans'
import { profileSectionSchema } from './profile'
import { proseSectionSchema } from './prose'
import { relatedSectionSchema } from './related'
import { searchSectionSchema } from './search'
import { statsSectionSchema } from './stats'
import { stepsSectionSchema } from './steps'
import { tabsSectionSchema } from './tabs'
import { timelineSectionSchema } from './timeline'

/** Every section type by name: the registry used by the model, GraphQL and the components. */
export const sectionSchemas = {
  accordion: accordionSectionSchema,
  advantage: advantageSectionSchema,
  alternating: alternatingSectionSchema,
  articles: articlesSectionSchema,
  banner: bannerSectionSchema,
  bars: barsSectionSchema,
  benefits: benefitsSectionSchema,
  calendar: workloadCalendarSectionSchema,
  callToAction: callToActionSectionSchema,
  cards: cardsSectionSchema,
  clock: regulatoryClockSectionSchema,
  comparison: comparisonSectionSchema,
  contact: contactSectionSchema,
  contactForm: contactFormSectionSchema,
  costEstimator: costEstimatorSectionSchema,
  flow: decisionFlowSectionSchema,
  glossary: glossarySectionSchema,
  hero: heroSectionSchema,
  linkGroups: linkGroupsSectionSchema,
  lists: listsSectionSchema,
  plans: plansSectionSchema,
  profile: profileSectionSchema,
  prose: proseSectionSchema,
  related: relatedSectionSchema,
  search: searchSectionSchema,
  stats: statsSectionSchema,
  steps: stepsSectionSchema,
  tabs: tabsSectionSchema,
  timeline: timelineSectionSchema,
}

/** The name of a section type, as in page files. */
export type SectionType = keyof typeof sectionSchemas

export const sectionTypes = listKeys(sectionSchemas)

const { accordion, ...others } = sectionSchemas

/** One section of a page, of any type. */
export const sectionSchema = z.discriminatedUnion('type', [accordion, ...Object.values(others)])

export type Section = z.infer<typeof sectionSchema>
