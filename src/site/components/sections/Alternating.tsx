import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { pointColumns } from '../../styles/mixins'
import { color, columnGap, fontFamily, mediaQueries, phoneQuery, fontSize, radius } from '../../styles/tokens'
import { StandaloneButtonLink } from '../ui/Button'
import { CoverSvg } from '../ui/CoverSvg'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { PictureOrCoverFigure } from '../ui/PictureOrCoverFigure'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'
import { Typeset } from '../ui/Typeset'

const Block = styled.div({
  display: 'grid',
  gap: '2rem',
  paddingBlock: 'clamp(2rem, 4vw, 3.5rem)',
  scrollMarginTop: '4rem',
  // The section has padding of its own.
  '&:first-of-type': { paddingTop: 0 },
  '& .fold': { marginTop: '1rem' },
  '& .fold + a': { marginTop: '1.5rem' },
  '& h2': { fontSize: 'clamp(1.3rem, 0.9rem + 1.7vw, 2.2rem)' },
  // The drawing is below the title, on wider screens beside it and the text, with the list below both.
  [phoneQuery]: {
    '& .fold + a': { marginTop: '1.25rem' },
    rowGap: 0,
    '& > div': { display: 'contents' },
    '& > figure': { order: 1, marginTop: '1.25rem' },
    '& > div > :not(:first-child)': { order: 2 },
    // A text link with an arrow: four buttons would be louder than the texts.
    '& > div > a': {
      width: 'fit-content',
      minHeight: '2.75rem',
      padding: 0,
      border: 0,
      color: color.accent,
      '&::after': { content: '"→" / ""' },
    },
  },
  [mediaQueries.tablet]: {
    grid: 'auto 1fr / minmax(0, 1fr) 17rem',
    gap: '0 2rem',
    alignItems: 'start',
    '& > figure': { gridArea: '1 / 2 / span 2' },
    '& > div': { display: 'contents' },
    '& > div > *': { gridColumn: '1 / -1' },
    '& > div > a': { justifySelf: 'start' },
    '& > div > :nth-child(-n + 2)': { gridColumn: 1 },
  },
  // Pictures have light lines for a dark background, which is not printed.
  '@media print': { '& > figure:has(picture)': { display: 'none' } },
  '& + &': { borderTop: `1px solid ${color.line}` },
  // The button too, which fills the height of the drawing.
  [mediaQueries.desktop]: {
    // Both halves begin where the columns of the list do.
    grid: 'auto auto 1fr / repeat(2, minmax(0, 1fr))',
    columnGap,
    '& > figure': { gridRow: '1 / span 3' },
    '& > div > :is(:nth-child(-n + 2), a)': { gridColumn: 1 },
    '& > div > a': { gridRow: 3, alignSelf: 'start', marginTop: '1.5rem' },
    '&:nth-of-type(even)': {
      '& > figure': { gridColumn: 1 },
      '& > div > :is(:nth-child(-n + 2), a)': { gridColumn: 2 },
    },
  },
})
// Where the page leads: on phones in two columns, in wider windows a strip.
const Strip = styled.nav({
  marginBottom: '2rem',
  [mediaQueries.tablet]: { marginBottom: '3rem', paddingBottom: '1.5rem', borderBottom: `1px solid ${color.line}` },
  '@media print': { display: 'none' },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: '0.75rem' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '3rem 1fr',
    alignItems: 'center',
    gap: '0.6rem',
    color: color.ink,
    font: `600 ${fontSize.tiny}/1.3 ${fontFamily.text}`,
    textDecoration: 'none',
  },
  '& a > svg': { aspectRatio: '1', borderRadius: radius.control },
})
const Text = styled.p({ marginTop: '1rem', color: color.soft })
const PointsTitle = styled.h3({
  marginTop: '1.5rem',
  font: `650 ${fontSize.small}/1.4 ${fontFamily.text}`,
  letterSpacing: 0,
})
const Points = styled.ul({ ...pointColumns, fontSize: fontSize.small, '& > li': { textWrap: 'balance' } })

/** Text and picture on alternating sides; headings are one level lower if the section has an intro. */
export function Alternating({
  section: { id, tone, opening, items },
  headingId,
  page,
}: SectionProps<Queries.AlternatingFragment>) {
  const [Title, below] = opening ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const)
  return (
    <Section id={id} tone={tone} headingId={opening ? headingId : undefined} intro={opening}>
      {items.every(({ cover }) => cover) && (
        <Strip aria-label={page.name}>
          <ul>
            {items.map(({ id, title, cover }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {cover && <CoverSvg cover={cover} />}
                  {title.split(/\s?:/)[0]}
                </a>
              </li>
            ))}
          </ul>
        </Strip>
      )}
      {items.map(item => (
        <Block key={item.id} id={item.id}>
          <div>
            <Typeset as={Title} inHeading>
              {item.title}
            </Typeset>
            <Typeset as={Text}>{item.text}</Typeset>
            <PointsTitle as={below}>{item.pointsTitle}</PointsTitle>
            <FoldOnPhones label={item.pointsTitle} subject={item.title} count={item.points.length}>
              <Points className="lines">
                {item.points.map(point => (
                  <Typeset as="li" key={point}>
                    {point}
                  </Typeset>
                ))}
              </Points>
            </FoldOnPhones>
            <StandaloneButtonLink {...item.action} look="outlined" />
          </div>
          <PictureOrCoverFigure
            picture={item.picture}
            cover={item.cover}
            named
            reading={item.reading}
            sizes="(min-width: 64em) max(37rem, 37vw), (min-width: 48em) 17rem, 100vw"
          />
        </Block>
      ))}
    </Section>
  )
}

export const query = graphql`
  fragment Alternating on AlternatingSection {
    id
    tone
    opening: intro {
      ...Intro
    }
    items {
      id
      title
      text
      pointsTitle
      points
      action {
        ...Action
      }
      picture {
        ...Picture
      }
      cover {
        ...Cover
        ...CoverThumbnail
      }
      reading
    }
  }
`
