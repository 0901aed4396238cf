import { Suspense, type ComponentType } from 'react'
import type { SectionType } from '../../../content/model'
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
import type { SectionProps } from './types'

type AnySection = Queries.AnySectionFragment
type Of<Name extends AnySection['__typename']> = Extract<AnySection, { __typename: Name }>

type PlainSection = Exclude<
  SectionType,
  'articles' | 'clock' | 'contact' | 'contactForm' | 'costEstimator' | 'glossary' | 'search'
>

/** A component for each section type of these names, made for what such a section holds. */
export type SectionComponents<Type extends SectionType> = {
  [Name in Type]: ComponentType<SectionProps<Of<`${Capitalize<Name>}Section`>>>
}

/** The sections that no visitor fills in or leafs through: every template knows them. */
export const commonSectionComponents = {
  accordion: Accordion,
  advantage: Advantage,
  alternating: Alternating,
  banner: Banner,
  bars: Bars,
  calendar: Calendar,
  callToAction: CallToAction,
  cards: Cards,
  checklist: Checklist,
  comparison: Comparison,
  hero: Hero,
  linkGroups: LinkGroups,
  lists: Lists,
  plans: Plans,
  profile: Profile,
  prose: Prose,
  related: Related,
  stats: Stats,
  steps: Steps,
  tabs: Tabs,
} satisfies SectionComponents<PlainSection>

interface Props {
  sections: readonly AnySection[]
  page: SectionProps<never>['page']
  /** The component of each section type that can stand on the page. */
  components: Partial<SectionComponents<SectionType>>
}

/** The sections of a page, in order. */
export function Sections({ sections, page, components }: Props) {
  return (
    <>
      {sections.map((section, index) => {
        const Component = components[typeOf(section)] as ComponentType<SectionProps<AnySection>> | undefined
        if (!Component) throw new Error(`The template of the page knows no section ${typeOf(section)}.`)
        // A boundary each: React then takes over one section at a time, and the one that is pressed first.
        return (
          <Suspense key={index} fallback={null}>
            <Component section={section} page={page} headingId={`section-${index + 1}`} />
          </Suspense>
        )
      })}
    </>
  )
}

function typeOf({ __typename }: AnySection): SectionType {
  const name = __typename.replace(/Section$/, '')
  return (name.charAt(0).toLowerCase() + name.slice(1)) as SectionType
}
