import { Suspense, type ReactNode } from 'react'
import { Hero } from './Hero'
import { renderSection } from './renderSection'
import { UnhydratedSection } from './UnhydratedSection'
import type { AnySection, SectionComponentsByName, SectionProps } from './types'

/** Components of the sections that every Page* template hydrates. */
export const commonHydratedSectionComponents = {
  HeroSection: Hero,
} satisfies Partial<SectionComponentsByName>

interface Props {
  sections: readonly AnySection[]
  page: SectionProps<never>['page']
  /** The components of hydrated sections; other sections keep their server-rendered HTML. */
  components: Partial<SectionComponentsByName>
}

/**
 * Renders the sections of a page in order. A contact form in second position is rendered inside the hero, above the
 * fold; a search section in second position renders the hero itself, with the search field inside.
 */
export function Sections({ sections, page, components }: Props) {
  const [hero, second] = sections
  const inOpening = second?.__typename === 'ContactFormSection' && second
  const opening = second?.__typename === 'SearchSection' && hero?.__typename === 'HeroSection' ? hero : undefined
  const render = (section: AnySection, index: number, beside?: ReactNode) => {
    const props = {
      section,
      page,
      headingId: `section-${index + 1}`,
      beside,
      opening: index === 1 ? opening : undefined,
    }
    return (
      // One Suspense boundary each, so that React hydrates sections separately, and hydrates a clicked section before
      // the others.
      <Suspense key={index} fallback={null}>
        {section.__typename in components ? (
          renderSection(section.__typename, props, components)
        ) : (
          <UnhydratedSection {...props} />
        )}
      </Suspense>
    )
  }
  return (
    <>
      {sections.map(
        (section, index) =>
          section !== inOpening &&
          section !== opening &&
          render(section, index, index === 0 && inOpening && render(inOpening, 1)),
      )}
    </>
  )
}
