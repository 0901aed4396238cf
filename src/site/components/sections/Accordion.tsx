import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useDetailsOpenedByHashRef } from '../../hooks/useDetailsOpenedByHashRef'
import { chip, chipList, createColumns, textLink } from '../../styles/mixins'
import {
  color,
  fontFamily,
  fontSize,
  mediaQueries,
  pageMargin,
  phoneQuery,
  spaceBelowSectionHeading,
} from '../../styles/tokens'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { PictureOrCoverFigure } from '../ui/PictureOrCoverFigure'
import { SectionHeader } from '../ui/SectionHeader'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Halves = styled.div({
  display: 'grid',
  gap: '2rem',
  [mediaQueries.desktop]: { ...createColumns(3), alignItems: 'start', '& > :last-child': { gridColumn: 'span 2' } },
})
// In a third of the page, a long title would be taller than its questions.
const Opening = styled.div({
  [mediaQueries.desktop]: { position: 'sticky', top: '6rem', '& h2': { fontSize: '2rem' } },
})
const Drawing = styled(PictureOrCoverFigure)({
  display: 'none',
  [mediaQueries.desktop]: { display: 'block', marginTop: '2rem', paddingInlineEnd: '1rem' },
})
const Topics = styled.ul({
  ...chipList,
  marginBottom: spaceBelowSectionHeading,
  '& a': { ...chip, background: color.surface },
  // One row, which scrolls to the edges of the window; its padding leaves room for the outline of focus.
  [phoneQuery]: {
    flexWrap: 'nowrap',
    gap: '0.4rem',
    marginInline: `calc(-1 * ${pageMargin})`,
    padding: `0.25rem ${pageMargin}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flex: 'none', textWrap: 'nowrap' },
  },
  '& span': { color: color.soft },
  '@media print': { display: 'none' },
})
const Item = styled.details({
  position: 'relative',
  borderTop: `1px solid ${color.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${color.line}` },
})
const Question = styled.summary({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1.5rem',
  padding: '1.1rem 0',
  '&::after': { height: `calc(1.4 * ${fontSize.text})` },
  // Room for the link to the question.
  '& > h3': { flex: 1, paddingInlineEnd: '0.75rem' },
  '& h3': { font: `600 ${fontSize.text}/1.4 ${fontFamily.text}`, letterSpacing: 0 },
  '&:hover h3': { color: color.accent },
})
// The anchor is inside the closed <details>: only then do browsers open it.
const Answer = styled.div({
  scrollMarginTop: '6rem',
  maxWidth: '42rem',
  padding: '0 2.5rem 1.5rem 0',
  [phoneQuery]: { paddingInlineEnd: 0 },
  color: color.text,
  '& :is(p, ul, ol) + :is(p, ul, ol)': { marginTop: '0.75rem' },
  '& li + li': { marginTop: '0.5rem' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.2rem' },
  '& a': textLink,
})
// Beside the plus; with a mouse, on hover and focus.
const Anchor = styled.a({
  position: 'absolute',
  top: '0.9rem',
  insetInlineEnd: '2rem',
  width: '1.75rem',
  color: color.soft,
  textAlign: 'center',
  textDecoration: 'none',
  '&::before': { content: "'#'" },
  '&:hover': { color: color.accent },
  opacity: 0,
  'details:hover &, &:focus-visible': { opacity: 1 },
  // Without one, beside the minus it would be in the way of a thumb.
  '@media (hover: none)': { display: 'none' },
  '@media print': { display: 'none' },
})

/** Questions of which one is open at a time; each has an anchor that opens it. Works without scripts. */
export function Accordion({
  section: { id, tone, intro, topics, cover, reading, items },
  headingId,
}: SectionProps<Queries.AccordionFragment>) {
  const { t } = useTranslation()
  const list = useDetailsOpenedByHashRef<HTMLDivElement>()
  return (
    <Section id={id} tone={tone} headingId={headingId}>
      {topics && (
        <nav aria-label={t('faq.topics')}>
          <Topics>
            {topics.map(({ id, name, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {name} <span>({count})</span>
                </a>
              </li>
            ))}
          </Topics>
        </nav>
      )}
      <Halves>
        <Opening>
          <SectionHeader intro={intro} id={headingId} />
          <Drawing cover={cover} reading={reading} />
        </Opening>
        <div ref={list}>
          {items.map(item => (
            <Item key={item.id} name={headingId} open={item.open ?? undefined}>
              <Question className="sign">
                <Typeset as="h3">{item.question}</Typeset>
              </Question>
              <Answer id={item.id}>
                <Anchor
                  href={`#${item.id}`}
                  aria-label={t('link.about', { label: t('faq.address'), subject: item.question })}
                />
                <RenderTreeContent tree={item.markdown} />
              </Answer>
            </Item>
          ))}
        </div>
      </Halves>
    </Section>
  )
}

export const query = graphql`
  fragment Accordion on AccordionSection {
    id
    tone
    intro {
      ...Intro
    }
    topics {
      id
      name
      count
    }
    cover {
      ...Cover
    }
    reading
    items {
      id
      open
      question
      markdown
    }
  }
`
