import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import {
  color,
  mediaQueries,
  phoneQuery,
  tabletRangeQuery,
  fontSize,
  columnGap,
  spaceBelowSectionHeading,
} from '../../styles/tokens'
import { Link } from '../ui/Link'
import { FinePrint } from '../ui/FinePrint'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const columns = {
  [mediaQueries.tablet]: { display: 'grid', columnGap, gridTemplateColumns: 'repeat(2, 1fr)' },
  [mediaQueries.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
}
const Groups = styled.div({
  marginTop: spaceBelowSectionHeading,
  ...columns,
  [tabletRangeQuery]: { '& > :nth-of-type(n + 3)': { marginTop: '2.5rem' } },
})
const Group = styled.div({
  // Small enough for one line in a column that is a quarter of the page wide.
  '& > h3': { fontSize: `min(1.1875rem, ${fontSize.h3})` },
  // Subgrid: lists side by side begin at the same height, however many lines their titles have.
  [mediaQueries.tablet]: {
    display: 'grid',
    grid: 'subgrid / auto',
    gridRow: 'span 2',
    rowGap: 0,
    '& > h3': { alignSelf: 'end' },
    '& > .fold': { marginTop: 0 },
  },
  [phoneQuery]: {
    position: 'relative',
    '--inset': '1.1rem 0 0',
    padding: '1.1rem 0 0.6rem',
    borderTop: `1px solid ${color.line}`,
  },
})
const Items = styled.ul({
  marginTop: '0.5rem',
  fontSize: fontSize.small,
  [mediaQueries.tablet]: { marginTop: '1rem' },
  '& > li': { paddingBlock: '0.6rem', textWrap: 'balance' },
  '& > li:has(> a)': { padding: 0 },
  '& > li > a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '0.75rem',
    paddingBlock: '0.6rem',
    color: color.ink,
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '"→" / ""', color: color.accent },
    '@media print': { '&::after': { display: 'none' } },
  },
})
// A list that looks like the others but is below them; from tablets on its names are in columns.
const Names = styled(Group)({
  [mediaQueries.tablet]: { display: 'block', marginTop: '3rem', '& ul': columns[mediaQueries.tablet] },
  [mediaQueries.desktop]: { '& ul': columns[mediaQueries.desktop] },
})

/** Short lists with titles, side by side, and a list of names below them; phones fold each list. */
export function Lists({
  section: { id, tone, intro, groups, names, note },
  headingId,
}: SectionProps<Queries.ListsFragment>) {
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro} columns={groups.length} quiet>
      <Groups>
        {groups.map(({ title, items }) => (
          <Group key={title}>
            <Typeset as="h3">{title}</Typeset>
            <FoldOnPhones subject={title} count={items.length} byTitle>
              <Items className="lines">
                {items.map(({ text, to }) => (
                  <li key={text}>
                    {to ? (
                      <Link to={to}>
                        <Typeset together>{text}</Typeset>
                      </Link>
                    ) : (
                      <Typeset>{text}</Typeset>
                    )}
                  </li>
                ))}
              </Items>
            </FoldOnPhones>
          </Group>
        ))}
      </Groups>
      {names && (
        <Names>
          <Typeset as="h3">{names.title}</Typeset>
          <FoldOnPhones subject={names.title} count={names.items.length} byTitle>
            <Items className="lines">
              {names.items.map(name => (
                <Typeset as="li" key={name}>
                  {name}
                </Typeset>
              ))}
            </Items>
          </FoldOnPhones>
        </Names>
      )}
      <FinePrint>{note}</FinePrint>
    </Section>
  )
}

export const query = graphql`
  fragment Lists on ListsSection {
    id
    tone
    note
    intro {
      ...Intro
    }
    groups {
      title
      items {
        text
        to
      }
    }
    names {
      title
      items
    }
  }
`
