import { z } from 'zod'
import { accordion } from './accordion'
import { advantage } from './advantage'
import { alternating } from './alternating'
import { articles } from './articles'
import { banner } from './banner'
import { callToAction } from './callToAction'
import { cards } from './cards'
import { checklist } from './checklist'
import { comparison } from './comparison'
import { contact } from './contact'
import { contactForm } from './contactForm'
import { glossary } from './glossary'
import { hero } from './hero'
import { linkGroups } from './linkGroups'
import { lists } from './lists'
import { plans } from './plans'
import { profile } from './profile'
import { prose } from './prose'
import { related } from './related'
import { stats } from './stats'
import { steps } from './steps'
import { tabs } from './tabs'

/** Every section type by its name: the one registry that the model, GraphQL and the components share. */
export const sections = {
  accordion,
  advantage,
  alternating,
  articles,
  banner,
  callToAction,
  cards,
  checklist,
  comparison,
  contact,
  contactForm,
  glossary,
  hero,
  linkGroups,
  lists,
  plans,
  profile,
  prose,
  related,
  stats,
  steps,
  tabs,
}

/** The name of a section type, as page files write it. */
export type SectionType = keyof typeof sections

/** One section of a page, of any type. */
export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [typeof hero, ...(typeof sections)[SectionType][]],
)

export type Section = z.infer<typeof section>
