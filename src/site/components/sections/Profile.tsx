import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { eyebrow, pineSurface, textLink } from '../../styles/mixins'
import {
  color,
  fontFamily,
  mediaQueries,
  phoneQuery,
  radius,
  fontSize,
  spaceBelowSectionHeading,
} from '../../styles/tokens'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { coverGroundColors } from '../ui/CoverSvg'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Link } from '../ui/Link'
import { PictureOrCoverFigure } from '../ui/PictureOrCoverFigure'
import { Picture } from '../ui/Picture'
import { Section } from '../ui/Section'
import { CheckmarkListItem } from '../ui/CheckmarkListItem'
import { Typeset } from '../ui/Typeset'
import type { SectionProps } from './types'

const Card = styled.div({
  display: 'grid',
  marginTop: spaceBelowSectionHeading,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
  // On tablets the drawing is a band above the words.
  [mediaQueries.desktop]: { gridTemplateColumns: '1fr 1fr' },
})
const inset = 'clamp(1.5rem, 3.5vw, 3rem)'
// Across the card: a sentence, and how soon an answer comes.
const Pledge = styled.div({
  ...pineSurface,
  padding: inset,
  gridColumn: '1 / -1',
  '& h3': eyebrow,
  '& dd': { color: color.ink, fontSize: '2rem' },
})
const Sentence = styled.p({
  marginTop: '0.75rem',
  color: color.ink,
  // Smaller than the title of the section.
  font: `440 clamp(1.3rem, 0.5rem + 4.1vw, 2rem)/1.2 ${fontFamily.display}`,
  textWrap: 'balance',
})
const Art = styled(PictureOrCoverFigure)({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '& > div': {
    borderRadius: 0,
    outline: 'none',
    [mediaQueries.desktop]: { aspectRatio: 'auto' },
  },
  '& > figcaption': { gridArea: '2 / 1', margin: `0 ${inset} ${inset}` },
  // The ground of a drawing fills its part of the card, and the caption is on it, below the drawing.
  '&:has(svg)': {
    gridTemplateRows: 'auto auto',
    alignContent: 'center',
    '& > div': {
      aspectRatio: 'auto',
      overflow: 'visible',
      // Not as large as its part of the card.
      [mediaQueries.tablet]: { width: '26rem', maxWidth: '100%', justifySelf: 'center' },
      [mediaQueries.desktop]: { width: '32rem', marginTop: inset },
    },
    '& svg': { height: 'auto', background: 'none' },
    // On narrow phones, the units of the drawing are smaller than pixels.
    '@media (max-width: 22rem)': { '&& .name': { fontSize: '14px' } },
    // As wide as the drawing, and inset as its words are.
    '& > figcaption': {
      marginInline: 0,
      paddingInline: '6.25%',
      color: color.ink,
      textAlign: 'start',
      [mediaQueries.tablet]: { width: '26rem', maxWidth: '100%', justifySelf: 'center' },
      [mediaQueries.desktop]: { width: '32rem' },
    },
  },
  '&:has([data-ground=copper])': { background: coverGroundColors.copper },
  '&:has([data-ground=paper])': { background: coverGroundColors.paper },
  '&:has([data-ground=mint])': { background: coverGroundColors.mint },
  '&:has([data-ground=pine])': { background: coverGroundColors.pine, '& > figcaption': { color: color.onPine } },
})
// Square on phones, portrait format beside the text; cropped at the bottom.
const Portrait = styled(Picture)({
  aspectRatio: '1',
  [mediaQueries.desktop]: { aspectRatio: 'auto' },
  '& > img': { objectPosition: '50% 20%' },
})
const Words = styled.div({
  alignContent: 'center',
  padding: inset,
  '& :is(h3, p) + p': { marginTop: '0.75rem' },
  '& p a': textLink,
  [mediaQueries.tablet]: { '& > .fold': { marginTop: 0 } },
  [phoneQuery]: { '& p': { textWrap: 'balance' }, '&:has(> .fold)': { paddingTop: 0 }, '& > .fold': { borderTop: 0 } },
})
const Role = styled.p({ color: color.soft })
const Record = styled.ul({
  margin: '1rem 0',
  fontSize: fontSize.small,
  '& li': { padding: '0.4rem 0', borderTop: `1px solid ${color.line}` },
})
// Ink on white in both themes.
const Signature = styled(Picture)({
  width: '11rem',
  marginTop: '1.5rem',
  '&&': { background: '#fff', boxShadow: '0 0 0 0.5rem #fff' },
})
const Points = styled.ul({
  display: 'grid',
  gap: '0.6rem',
  margin: '1.5rem 0 0.5rem',
  fontSize: fontSize.small,
  [phoneQuery]: { marginBlock: '1rem 0' },
})
const More = styled(Link)({
  ...textLink,
  display: 'inline-block',
  marginTop: '1rem',
  textWrap: 'balance',
  [phoneQuery]: {
    '.fold + &': { display: 'block', marginTop: 0, paddingTop: '1rem', borderTop: `1px solid ${color.line}` },
  },
})

/** The founder’s profile; while practice.json names none, the way of working. */
export function Profile({
  section: {
    id,
    tone,
    intro,
    cardTitle,
    promise,
    commitments,
    markdown,
    foldTitle,
    points,
    illustration,
    cover,
    reading,
    link,
    founder,
  },
  headingId,
}: SectionProps<Queries.ProfileFragment>) {
  const { portrait, signature, call, degrees } = founder ?? {}
  const heading = founder?.name ?? (promise ? null : cardTitle)
  const record = (
    <>
      <RenderTreeContent tree={markdown} />
      {points && (
        <Points>
          {points.map(point => (
            <CheckmarkListItem key={point}>{point}</CheckmarkListItem>
          ))}
        </Points>
      )}
    </>
  )
  const sizes = '(min-width: 64em) max(37.5rem, 38vw), 100vw'
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro}>
      <Card>
        {promise && (
          <Pledge>
            <h3>{cardTitle}</h3>
            <Typeset as={Sentence}>{promise}</Typeset>
            <dl className="proof">
              {commitments?.map(({ value, label }) => (
                <div key={label}>
                  <Typeset as="dt">{label}</Typeset>
                  <Typeset as="dd">{value}</Typeset>
                </div>
              ))}
            </dl>
          </Pledge>
        )}
        {portrait ? (
          <Portrait picture={portrait} sizes={sizes} />
        ) : (
          <Art picture={illustration} cover={cover} reading={reading} sizes={sizes} />
        )}
        <Words>
          {heading && <h3>{heading}</h3>}
          {founder && <Role>{founder.role}</Role>}
          {(call ?? degrees) && (
            <Record>
              {call && (
                <li>
                  {call.bar}, {call.year}
                </li>
              )}
              {degrees?.map(degree => (
                <Typeset as="li" key={degree}>
                  {degree}
                </Typeset>
              ))}
            </Record>
          )}
          {promise ? (
            <FoldOnPhones label={foldTitle} subject={intro.title}>
              {record}
            </FoldOnPhones>
          ) : (
            record
          )}
          {link && <More {...link} />}
          {signature && <Signature picture={signature} sizes="11rem" />}
        </Words>
      </Card>
    </Section>
  )
}

export const query = graphql`
  fragment Profile on ProfileSection {
    id
    tone
    cardTitle
    promise
    commitments {
      value
      label
    }
    markdown
    foldTitle
    points
    intro {
      ...Intro
    }
    illustration: picture {
      ...Picture
    }
    cover {
      ...Cover
    }
    reading
    link {
      ...Action
    }
    founder {
      name
      role
      degrees
      call {
        year
        bar
      }
      portrait {
        ...Picture
      }
      signature {
        ...Picture
      }
    }
  }
`
