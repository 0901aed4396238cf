import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { listLink } from '../../styles/mixins'
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
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Groups = styled('div', { shouldForwardProp: name => name !== 'rows' })<{ rows: number }>(
  {
    display: 'grid',
    marginTop: spaceBelowSectionHeading,
    [mediaQueries.tablet]: { columnGap, gridTemplateColumns: 'repeat(2, 1fr)' },
    [tabletRangeQuery]: { '& > :nth-of-type(n + 3)': { marginTop: '2.5rem' } },
    [mediaQueries.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  },
  ({ rows }) => ({ '--rows': rows }),
)
const Group = styled.div({
  // Subgrid: lists side by side begin on one line, and their rules meet.
  [mediaQueries.tablet]: {
    display: 'grid',
    gridRow: 'span calc(1 + var(--rows))',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    '& > :first-child': { alignSelf: 'end' },
  },
  [phoneQuery]: {
    padding: '1.1rem 0 0.6rem',
    borderTop: `1px solid ${color.line}`,
  },
})
const Items = styled.ul({
  marginTop: '0.25rem',
  fontSize: fontSize.small,
  [mediaQueries.tablet]: {
    display: 'grid',
    grid: 'subgrid / auto',
    gridRow: 'span var(--rows)',
    marginTop: '1rem',
    '& li': { paddingBlock: '0.7rem' },
  },
  // Underlines suffice where most of the text is links.
  '& a': { ...listLink, display: 'inline', fontWeight: 500 },
  '& > li:has(> a)': { textWrap: 'balance' },
  // A row each, to tap.
  [phoneQuery]: {
    marginTop: '0.5rem',
    '& > li:last-child': { paddingBottom: 0 },
    '& > li:has(> a)': { padding: 0 },
    '& > li > a': { display: 'block', paddingBlock: '0.6rem' },
  },
})
const Names = styled.div({
  marginTop: '3rem',
  [phoneQuery]: { marginTop: '1rem' },
  paddingTop: '1.5rem',
  borderTop: `1px solid ${color.line}`,
  '& ul': {
    marginTop: '0.75rem',
    color: color.ink,
    fontWeight: 600,
    [mediaQueries.tablet]: { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 2.5rem' },
  },
})

/** Short lists side by side with headings, and a row of names. */
export function Lists({
  section: { id, tone, intro, groups, names, note },
  headingId,
}: SectionProps<Queries.ListsFragment>) {
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro} columns={groups.length}>
      <Groups rows={Math.max(...groups.map(({ items }) => items.length))}>
        {groups.map(({ title, items }) => (
          <Group key={title}>
            <h3>
              <Typeset>{title}</Typeset>
            </h3>
            <Items className="lines">
              {items.map(({ text, to }) => (
                <li key={text}>
                  {to ? (
                    <Link to={to}>
                      <Typeset>{text}</Typeset>
                    </Link>
                  ) : (
                    <Typeset>{text}</Typeset>
                  )}
                </li>
              ))}
            </Items>
          </Group>
        ))}
      </Groups>
      {names && (
        <Names>
          <p>
            <Typeset>{names.title}</Typeset>
          </p>
          <ul className="running">
            {names.items.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
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
