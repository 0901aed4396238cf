import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { createStepItemStyles, stepRingDiameter } from '../../styles/mixins'
import {
  color,
  fontFamily,
  mediaQueries,
  fontSize,
  columnGap,
  h3LineHeight,
  phoneQuery,
  spaceBelowSectionHeading,
} from '../../styles/tokens'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Icon } from '../ui/Icon'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const rowGap = '1.75rem'

const List = styled('ol', { shouldForwardProp: name => name !== 'columns' })<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gap: `${rowGap} ${columnGap}`,
  marginTop: spaceBelowSectionHeading,
  [mediaQueries.desktop]: {
    gridTemplateColumns: `repeat(${columns}, 1fr)`,
    rowGap: 0,
    // The last step of a row has no connecting line.
    [`& > li:nth-of-type(${columns}n)::after`]: { display: 'none' },
    [`& > li:nth-of-type(n + ${columns + 1})`]: { marginTop: '2.5rem' },
  },
}))
const Item = styled.li(createStepItemStyles(rowGap), {
  [phoneQuery]: {
    '--first-line': stepRingDiameter,
    '& > h3': { paddingTop: `calc((${stepRingDiameter} - ${h3LineHeight}) / 2)` },
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
    // The time is below the title, as on phones, so that it is at one height in a row of texts of different lengths.
    '& > p:last-child': { gridRow: 2, marginTop: '0.5rem' },
    '& > .fold, & > .fold > p': { gridRow: 3 },
    '&:not(:last-child)::after': {
      inset: `calc(${stepRingDiameter} / 2 - 1px) -${columnGap} auto ${stepRingDiameter}`,
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
  '& span': { textWrap: 'balance' },
})

/** Numbered steps, connected by a line. */
export function Steps({ section: { id, tone, intro, items }, headingId }: SectionProps<Queries.StepsFragment>) {
  const columns = items.length > 5 ? Math.ceil(items.length / 2) : items.length
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro} columns={columns} quiet>
      <List columns={columns}>
        {items.map(({ title, text, time }) => (
          <Item key={title}>
            <Typeset as="h3">{title}</Typeset>
            <FoldOnPhones subject={title} byTitle>
              <Typeset as={Text}>{text}</Typeset>
            </FoldOnPhones>
            {time && (
              <Time>
                <Icon name="clock" size={16} />
                <Typeset as="span">{time}</Typeset>
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
