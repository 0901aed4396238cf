import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import {
  color,
  fontFamily,
  mediaQueries,
  radius,
  fontSize,
  columnGap,
  firstLineOfTitle,
  phoneQuery,
  spaceBelowSectionHeading,
} from '../../styles/tokens'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Icon } from '../ui/Icon'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

/** Width of a number on the line. */
const mark = '2.25rem'

const List = styled('ol', { shouldForwardProp: name => name !== 'columns' })<{ columns: number }>(({ columns }) => ({
  counterReset: 'step',
  display: 'grid',
  gap: `1.75rem ${columnGap}`,
  marginTop: spaceBelowSectionHeading,
  [mediaQueries.desktop]: {
    gridTemplateColumns: `repeat(${columns}, 1fr)`,
    rowGap: 0,
    // The line ends with its row.
    [`& > li:nth-of-type(${columns}n)::after`]: { display: 'none' },
    [`& > li:nth-of-type(n + ${columns + 1})`]: { marginTop: '2.5rem' },
  },
}))
const Item = styled.li({
  position: 'relative',
  counterIncrement: 'step',
  paddingInlineStart: '3.25rem',
  breakInside: 'avoid',
  [phoneQuery]: {
    '--first-line': mark,
    '& > h3': { paddingTop: `calc((${mark} - ${firstLineOfTitle}) / 2)` },
  },
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    inset: '0 auto auto 0',
    width: mark,
    background: color.surface,
    border: `2px solid ${color.line}`,
    borderRadius: radius.pill,
    color: color.ink,
    font: `500 1.125rem/calc(${mark} - 4px) ${fontFamily.display}`,
    textAlign: 'center',
  },
  // The line from this number to the next.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: `${mark} auto -1.75rem calc(${mark} / 2 - 1px)`,
    borderInlineStart: `2px solid ${color.line}`,
  },
  [mediaQueries.desktop]: {
    // Subgrid: titles, texts and times are aligned across a row.
    display: 'grid',
    gridRow: 'span 3',
    grid: 'subgrid / minmax(0, 1fr)',
    rowGap: 0,
    alignItems: 'start',
    paddingInlineStart: 0,
    paddingTop: '3.5rem',
    '&:not(:last-child)::after': {
      inset: `calc(${mark} / 2 - 1px) -${columnGap} auto ${mark}`,
      borderTop: `2px solid ${color.line}`,
    },
  },
})
const Text = styled.p({ marginTop: '0.6rem', color: color.soft, fontSize: fontSize.small })
const Time = styled.p({
  display: 'flex',
  gap: '0.5rem',
  marginTop: '0.75rem',
  color: color.ink,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  '& svg': { flex: 'none' },
})

/** Numbered steps, connected by a line. */
export function Steps({ section: { id, tone, intro, items }, headingId }: SectionProps<Queries.StepsFragment>) {
  const columns = items.length > 5 ? Math.ceil(items.length / 2) : items.length
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro} columns={columns}>
      <List columns={columns}>
        {items.map(({ title, text, time }) => (
          <Item key={title}>
            <h3>
              <Typeset>{title}</Typeset>
            </h3>
            <FoldOnPhones subject={title} byTitle>
              <Text>
                <Typeset>{text}</Typeset>
              </Text>
            </FoldOnPhones>
            {time && (
              <Time>
                <Icon name="clock" size={16} />
                <span>
                  <Typeset>{time}</Typeset>
                </span>
              </Time>
            )}
          </Item>
        ))}
      </List>
    </Section>
  )
}

export const query = graphql`
  fragment Steps on StepsSection {
    id
    tone
    intro {
      ...Intro
    }
    items {
      title
      text
      time
    }
  }
`
