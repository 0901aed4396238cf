import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { container, pineRoles } from '../../styles/mixins'
import { color, fontFamily, fontSize, mediaQueries, phoneQuery, tabletRangeQuery } from '../../styles/tokens'
import { ServiceLattice } from '../figures/ServiceLattice'
import { Breadcrumb } from '../layout/Breadcrumb'
import { Eyebrow } from '../ui/Eyebrow'
import { HeaderCover } from '../ui/HeaderCover'
import { Link } from '../ui/Link'
import { SearchForm } from '../ui/SearchForm'
import { ActionButtons } from '../ui/ActionButtons'
import { PageHeaderContainer, PageHeaderPicture } from '../ui/PageHeaderPicture'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const paddingBottom = 'clamp(2rem, 5vw, 4rem)'
const Inside = styled.div({
  ...container,
  paddingBlock: `clamp(1rem, 2vw, 1.75rem) ${paddingBottom}`,
  '&:has(+ div)': { paddingBottom: 0 },
})
// After the words; on phones after the drawing, which is directly below the figures.
const Notes = styled.div({ ...container, order: 2, paddingBottom })
const Copy = styled.div(pineRoles)
const Words = styled.div({
  maxWidth: '42rem',
  // The row of figures is as wide as the page.
  [tabletRangeQuery]: { maxWidth: 'none', '& > :not(.proof)': { maxWidth: '42rem' } },
  [mediaQueries.desktop]: { maxWidth: 'min(42rem, 50vw)' },
  // Balanced, the second clause of a title would break before its noun.
  [phoneQuery]: { '& .clause': { textWrap: 'pretty' } },
  paddingTop: 'clamp(0.5rem, 1.5vw, 1.25rem)',
})
const Display = styled.p({
  font: `420 clamp(5rem, 14vw, 9rem)/0.9 ${fontFamily.display}`,
  color: color.accent,
  marginBottom: '1rem',
  [phoneQuery]: { marginTop: '0.7rem' },
})
const Label = styled(Eyebrow)({
  marginBottom: '0.6rem',
  // Nearer to the title than to the breadcrumb.
  [phoneQuery]: { marginTop: '0.5rem' },
  // Phones leave it out of the breadcrumb instead.
  [mediaQueries.tablet]: { '&.in-breadcrumb': { display: 'none' } },
})
// What fits in three lines at full size, in French.
const longestShortTitle = 60
// On most phones and from 1280 px on, three lines hold one more word. Titles up to this length keep their full size
// there, so that all services have titles of one size.
const longestShortTitleWithRoom = 68
const LongTitle = styled.h1({
  fontSize: fontSize.longTitle,
  '@media screen and (min-width: 22.5em) and (max-width: 47.99em), screen and (min-width: 80em)': {
    '&.short': { fontSize: fontSize.h1 },
  },
  [mediaQueries.desktop]: { '.hero-columns &': { fontSize: '2.375rem' } },
})
const Lead = styled.p({
  marginTop: '1rem',
  maxWidth: '36rem',
  color: color.soft,
  fontSize: fontSize.lead,
  textWrap: 'balance',
  lineHeight: 1.5,
})
const Slot = styled.div({ marginTop: '1.5rem' })
const Small = styled.p({ marginTop: '1.25rem', maxWidth: '36rem', color: color.soft, fontSize: fontSize.small })
const LegalNote = styled(Small)({ fontSize: fontSize.tiny, lineHeight: 1.5 })

/**
 * The first section of a page: breadcrumb, h1, introduction, links, and key figures. `field` is the search field of the
 * search page.
 */
export function Hero({ section, page, beside, field }: SectionProps<Queries.HeroFragment> & { field?: ReactNode }) {
  // The note is about the buttons: with a search field it is directly below them, otherwise at the end.
  const note = <Typeset as={LegalNote}>{section.note}</Typeset>
  // On the not-found page (`display`) the field comes after the buttons, of which the first leads home.
  const search = section.searchPath && (
    <Slot>
      <SearchForm action={section.searchPath} label={section.search} kind={section.searchKind ?? undefined} />
    </Slot>
  )
  const areNotesBesideDrawing = Boolean(beside || section.latticeLinks)
  const notes = (section.text || (section.note && !section.searchPath)) && (
    <>
      <Typeset as={Small}>{section.text}</Typeset>
      {!section.searchPath && note}
    </>
  )
  // On phones, what is searched comes before any drawing. A form beside the words leaves no room for one.
  const isFieldFirst = !section.display && Boolean(search || field)
  const isInBreadcrumb = section.eyebrow === page.breadcrumb.at(-1)?.name
  const Title = section.title.length > longestShortTitle ? LongTitle : 'h1'
  return (
    <PageHeaderContainer aria-labelledby="title">
      {section.cover && <HeaderCover cover={section.cover} reading={section.reading} className="drawn" />}
      {!section.cover && !beside && (
        <PageHeaderPicture
          picture={section.picture}
          reading={section.reading}
          above={Boolean(search || field || section.proof)}
          large={Boolean(section.display)}
          strip={isFieldFirst}
          background={Boolean(section.latticeLinks)}
        />
      )}
      {section.latticeLinks && <ServiceLattice links={section.latticeLinks} />}
      <Inside className={beside ? 'hero-columns' : undefined}>
        <Copy>
          <Breadcrumb page={page} />
          <Words>
            {section.display && <Display aria-hidden>{section.display}</Display>}
            <Label className={isInBreadcrumb ? 'in-breadcrumb' : undefined}>{section.eyebrow}</Label>
            <Title id="title" className={section.title.length > longestShortTitleWithRoom ? undefined : 'short'}>
              <Typeset inHeading>{section.title}</Typeset>
            </Title>
            <Typeset as={Lead}>{section.lead}</Typeset>
            {!section.display && search}
            <ActionButtons actions={section.actions} mainFirst={Boolean(section.searchPath)} />
            {field && <Slot>{field}</Slot>}
            {section.searchPath && note}
            {section.display && search}
            {section.proof && (
              <dl className="proof">
                {section.proof.map(({ value, label, link }) => (
                  <div key={label}>
                    <Typeset as="dt">{label}</Typeset>
                    <dd>
                      {link ? (
                        <Link to={link.to}>
                          <Typeset>{value}</Typeset>
                          <span className="visually-hidden"> ({link.label})</span>
                        </Link>
                      ) : (
                        <Typeset>{value}</Typeset>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {areNotesBesideDrawing && notes}
          </Words>
        </Copy>
        {beside}
      </Inside>
      {!areNotesBesideDrawing && notes && (
        <Notes>
          <Copy>{notes}</Copy>
        </Notes>
      )}
    </PageHeaderContainer>
  )
}

export const query = graphql`
  fragment Hero on HeroSection {
    display
    eyebrow
    title
    lead
    text
    proof {
      value
      label
      link {
        ...Action
      }
    }
    note
    search
    searchPath
    searchKind
    actions {
      ...Action
    }
    latticeLinks {
      ...ServiceLattice
    }
    picture {
      ...Picture
    }
    reading
    cover {
      ...Cover
    }
  }
`
