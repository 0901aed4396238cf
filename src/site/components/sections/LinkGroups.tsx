import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { listLink } from '../../styles/mixins'
import { color, fontFamily, fontSize } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Groups = styled.div({
  columns: '17rem',
  columnGap: '3rem',
  '& > *': { breakInside: 'avoid', marginBottom: '3rem' },
  '& > :last-child': { marginBottom: 0 },
  '& h2': { fontSize: fontSize.h3 },
})
const List = styled.ul({
  marginTop: '1rem',
  '& li': { display: 'grid', justifyItems: 'start', padding: '0.8rem 0', borderTop: `1px solid ${color.line}` },
  '& a': { ...listLink, minHeight: '1.75rem' },
})
const Address = styled.code({
  color: color.soft,
  fontFamily: fontFamily.text,
  fontSize: fontSize.tiny,
  overflowWrap: 'anywhere',
})

/** Groups of links with titles and URLs; headings are one level lower if the section has an intro. */
export function LinkGroups({
  section: { id, tone, opening, groups },
  headingId,
  page,
}: SectionProps<Queries.LinkGroupsFragment>) {
  const Title = opening ? 'h3' : 'h2'
  return (
    <Section
      id={id}
      tone={tone}
      headingId={opening ? headingId : undefined}
      label={opening ? undefined : page.name}
      intro={opening}
    >
      <Groups>
        {groups.map(({ title, pages }) => (
          <div key={title}>
            <Title>{title}</Title>
            <List>
              {pages.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>
                    <Typeset>{name}</Typeset>
                  </Link>
                  <Address>{path}</Address>
                </li>
              ))}
            </List>
          </div>
        ))}
      </Groups>
    </Section>
  )
}

export const query = graphql`
  fragment LinkGroups on LinkGroupsSection {
    id
    tone
    opening: intro {
      ...Intro
    }
    groups {
      title
      pages {
        name
        path
      }
    }
  }
`
