import { z } from 'zod'
import { listKeys } from '../../../shared/properties'
import { accordionSchema } from './accordion'
import { advantageSectionSchema } from './advantage'
import { alternatingSchema } from './alternating'
import { articlesSchema } from './articles'
import { bannerSchema } from './banner'
import { barsSchema } from './bars'
import { workloadCalendarSchema } from './workloadCalendar'
import { callToActionSchema } from './callToAction'
import { cardsSchema } from './cards'
import { checklistSchema } from './checklist'
import { clockSectionSchema } from './clock'
import { comparisonSchema } from './comparison'
import { contactSchema } from './contact'
import { contactFormSchema } from './contactForm'
import { costEstimatorSchema } from './costEstimator'
import { decisionFlowSchema } from './decisionFlow'
import { glossarySchema } from './glossary'
import { heroSchema } from './hero'
import { linkGroupsSchema } from './linkGroups'
import { listsSchema } from './lists'
import { plansSchema } from './plans'
import { profileSchema } from './profile'
import { proseSchema } from './prose'
import { relatedSchema } from './related'
import { searchSchema } from './search'
import { statsSchema } from './stats'
import { stepsSchema } from './steps'
import { tabsSchema } from './tabs'
import { timelineSchema } from './timeline'

/** Every section type by name: the registry used by the model, GraphQL and the components. */
export const sectionSchemas = {
  accordion: accordionSchema,
  advantage: advantageSectionSchema,
  alternating: alternatingSchema,
  articles: articlesSchema,
  banner: bannerSchema,
  bars: barsSchema,
  calendar: workloadCalendarSchema,
  callToAction: callToActionSchema,
  cards: cardsSchema,
  checklist: checklistSchema,
  clock: clockSectionSchema,
  comparison: comparisonSchema,
  contact: contactSchema,
  contactForm: contactFormSchema,
  costEstimator: costEstimatorSchema,
  flow: decisionFlowSchema,
  glossary: glossarySchema,
  hero: heroSchema,
  linkGroups: linkGroupsSchema,
  lists: listsSchema,
  plans: plansSchema,
  profile: profileSchema,
  prose: proseSchema,
  related: relatedSchema,
  search: searchSchema,
  stats: statsSchema,
  steps: stepsSchema,
  tabs: tabsSchema,
  timeline: timelineSchema,
}

/** The name of a section type, as in page files. */
export type SectionType = keyof typeof sectionSchemas

export const sectionTypes = listKeys(sectionSchemas)

const { accordion, ...others } = sectionSchemas

/** One section of a page, of any type. */
export const sectionSchema = z.discriminatedUnion('type', [accordion, ...Object.values(others)])

export type Section = z.infer<typeof sectionSchema>
