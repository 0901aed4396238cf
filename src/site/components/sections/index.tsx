import { Suspense, type ReactNode } from 'react'
import { Hero } from './Hero'
import { renderSection } from './renderSection'
import { StaticSection } from './StaticSection'
import { Tabs } from './Tabs'
import type { AnySection, SectionComponentsByName, SectionProps } from './types'

/** The sections that every template brings to a browser. */
export const commonSectionComponents = {
  HeroSection: Hero,
  TabsSection: Tabs,
} satisfies Partial<SectionComponentsByName>

interface Props {
  sections: readonly AnySection[]
  page: SectionProps<never>['page']
  /** The components of the section types that a browser draws; the others stay as the build has drawn them. */
  components: Partial<SectionComponentsByName>
}

/** The sections of a page, in order. A contact form, which follows the opening, stands in it: on the first screen. */
export function Sections({ sections, page, components }: Props) {
  const [, form] = sections
  const inOpening = form?.__typename === 'ContactFormSection' && form
  const render = (section: AnySection, index: number, beside?: ReactNode) => {
    const props = { section, page, headingId: `section-${index + 1}`, beside }
    return (
      // A boundary each: React then takes over one section at a time, and the one that is pressed first.
      <Suspense key={index} fallback={null}>
        {section.__typename in components ? (
          renderSection(section.__typename, props, components)
        ) : (
          <StaticSection {...props} />
        )}
      </Suspense>
    )
  }
  return (
    <>
      {sections.map(
        (section, index) =>
          section !== inOpening && render(section, index, index === 0 && inOpening && render(inOpening, 1)),
      )}
    </>
  )
}
