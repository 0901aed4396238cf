import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { getRenderTreeText, isRenderTreeElementOfType, type RenderTree } from '../../../shared/mdx/renderTree'
import { createColumns, twoColumnHalves, textLink } from '../../styles/mixins'
import {
  color,
  columnGap,
  h3LineHeight,
  fontFamily,
  fontSize,
  maxWidth,
  mediaQueries,
  phoneQuery,
  spaceBelowSectionHeading,
  tabletRangeQuery,
} from '../../styles/tokens'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { ActionButtons } from '../ui/ActionButtons'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { SectionHeader } from '../ui/SectionHeader'
import { PictureOrCoverFigure } from '../ui/PictureOrCoverFigure'
import { Section } from '../ui/Section'
import { foldDatedItems } from './foldDatedItems'
import { removePeriodsAfterDates } from './removePeriodsAfterDates'
import { splitRenderTreeAtSubheading, splitRenderTreeForPhoneFold } from './splitRenderTreeForPhoneFold'
import type { SectionProps } from './types'

const Halves = styled.div({
  ...twoColumnHalves,
  '&&': { [mediaQueries.desktop]: { alignItems: 'baseline' } },
})
// Dates take two thirds, so that they are not much higher than title and drawing.
const Thirds = styled.div({
  display: 'grid',
  gap: '1.5rem',
  [mediaQueries.desktop]: {
    ...createColumns(3),
    alignItems: 'baseline',
    '& > :first-child': { paddingInlineEnd: '2rem' },
    '& > :last-child': { gridColumn: 'span 2' },
  },
})
// Without a drawing, the text is in two columns below the title, so that none stays empty. They begin where all columns
// of the page do; the space at the end of their lines keeps them apart.
const Stack = styled.div({
  display: 'grid',
  gap: spaceBelowSectionHeading,
  [mediaQueries.desktop]: {
    '& > :last-child > div': {
      maxWidth: 'none',
      columns: 2,
      columnGap,
      '& p': { breakInside: 'avoid', paddingInlineEnd: '2.5rem' },
    },
  },
})
// Dates on a vertical line with events beside them, below them on phones. The line joins the middles of the points,
// whose sizes are in whole pixels, so that they are round.
const datedText = {
  maxWidth: 'none',
  '& > p:first-child': { maxWidth: maxWidth.text },
  '& ul': { listStyle: 'none', margin: '1.75rem 0', padding: 0 },
  '& li, & li + li': {
    '--middle': '0.825rem',
    [phoneQuery]: { '--middle': `calc(${h3LineHeight} / 2)` },
    position: 'relative',
    // Half a point from the side, so that it stays in the column.
    margin: '0 0 0 4px',
    padding: '0 0 1.5rem 1.25rem',
  },
  '& li:last-child': { paddingBottom: 0 },
  '& li::after, & li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    inset: 'calc(var(--middle) - 4.5px) auto auto -4px',
    width: '9px',
    height: '9px',
    borderRadius: '50%',
    background: color.ink,
  },
  '& li:not(:last-child)::before': {
    inset: 'var(--middle) auto auto 0',
    width: '1px',
    height: '100%',
    borderRadius: 0,
    background: color.line,
  },
  // The dates, and the paragraph after the list, which states the outcome.
  '& strong, & ul + p:not(:last-child)': {
    display: 'block',
    marginBottom: '0.35rem',
    color: color.ink,
    font: `460 ${fontSize.h3}/1.25 ${fontFamily.display}`,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textWrap: 'balance',
  },
  '& ul + p:not(:last-child)': { fontSize: 'clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem)' },
  [mediaQueries.tablet]: {
    // flow-root contains the floated date, so that a long one makes its item taller.
    '& li, & li + li': { display: 'flow-root', paddingInlineStart: '14rem' },
    '& strong': { float: 'inline-start', width: '11.25rem', marginInlineStart: '-12.5rem', fontSize: '1.125rem' },
  },
} as const
const Text = styled.div({
  maxWidth: maxWidth.text,
  [tabletRangeQuery]: { maxWidth: '40rem' },
  '& * + p, & ul, & ol': { marginTop: '1rem' },
  '& li + li': { marginTop: '0.4rem' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.2rem' },
  '& h3': { marginTop: '2rem' },
  // The last paragraph, in italics, is a note.
  '& p:last-child:has(> em:only-child)': {
    color: color.soft,
    fontSize: fontSize.tiny,
    '& em': { fontStyle: 'normal' },
  },
  '& a': textLink,
  [mediaQueries.tablet]: {
    // The fold needs no margin of its own: its first paragraph has one.
    '& > .fold': { marginTop: 0 },
    // The first paragraph of a long text is its lead.
    '&:has(> .fold, > p:nth-of-type(3)) > p:first-of-type': { color: color.ink, fontSize: fontSize.lead },
  },
  '&.dated': datedText,
})
// A subsection below a drawing and its text is as wide as the page: its list is columns, each item with its subject above.
const Subsection = styled(Text)({
  marginTop: '2rem',
  [phoneQuery]: { marginTop: '-0.75rem' },
  '&&': { maxWidth: 'none' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
    gap: `1rem ${columnGap}`,
    listStyle: 'none',
    padding: 0,
  },
  '& li, & li + li': {
    marginTop: 0,
    [mediaQueries.tablet]: { paddingTop: '1rem', borderTop: `1px solid ${color.line}` },
  },
  '& li > strong:first-child': {
    display: 'block',
    marginBottom: '0.35rem',
    color: color.ink,
    font: `460 ${fontSize.h3}/1.25 ${fontFamily.display}`,
    textWrap: 'balance',
  },
  '& p': { maxWidth: '52rem' },
})
// Without a list, it ends the column of the drawing; on phones its fold follows that of the text.
const Ending = styled(Text)({
  borderTop: `1px solid ${color.line}`,
  paddingTop: '1rem',
  '& h3': { marginTop: 0 },
  [phoneQuery]: {
    padding: 0,
    border: 0,
    '*:has(> * > .fold:last-child) + &': { marginTop: `calc(-0.75rem - ${spaceBelowSectionHeading})` },
  },
})
const Opening = styled.div({
  // On tablets the drawing is beside the title.
  [mediaQueries.tablet]: {
    '&:has(> figure)': { display: 'grid', gridTemplateColumns: '1fr 17rem', gap: '2rem', alignItems: 'start' },
  },
  [mediaQueries.desktop]: { position: 'sticky', top: '6rem', '&&:has(> figure)': { display: 'block' } },
})
const Art = styled(PictureOrCoverFigure)({ marginTop: '2rem', [tabletRangeQuery]: { marginTop: 0 } })

/**
 * A heading, optionally with a picture or cover, and Markdown text beside it; with the look “dated”, the text is a list
 * of dates on a line.
 */
export function Prose({
  section: { id, tone, intro, look, markdown, foldTitle, illustration, cover, reading, actions },
  headingId,
}: SectionProps<Queries.ProseFragment>) {
  const { t } = useTranslation()
  const foldItems = (tree: RenderTree) =>
    foldTitle ? foldDatedItems(tree, subject => t('link.about', { label: foldTitle, subject })) : tree
  const Columns = look === 'dated' ? Thirds : illustration || cover ? Halves : Stack
  const { text, subheading, below } = splitRenderTreeAtSubheading(markdown, Columns === Halves)
  const [opening, rest] = splitRenderTreeForPhoneFold(text, {
    isTitled: Boolean(foldTitle),
    isBelowDrawing: Columns === Halves,
    isFollowed: Boolean(subheading),
  })
  const Head = Columns === Stack ? 'div' : Opening
  const Below = below?.children.some(node => isRenderTreeElementOfType(node, 'ul')) ? Subsection : Ending
  const subsection = subheading && (
    <Below>
      <RenderTreeContent tree={{ children: [subheading] }} />
      <FoldOnPhones label={getRenderTreeText([subheading])}>
        <RenderTreeContent tree={below} change={removePeriodsAfterDates} />
      </FoldOnPhones>
    </Below>
  )
  return (
    <Section id={id} tone={tone} headingId={headingId}>
      <Columns>
        <Head>
          <SectionHeader intro={intro} id={headingId} quiet={look === 'dated'} />
          <Art
            picture={illustration}
            cover={cover}
            reading={reading}
            sizes="(min-width: 64em) max(34.5rem, 34vw), 20rem"
          />
        </Head>
        <div>
          {look === 'dated' ? (
            <Text className="dated">
              <RenderTreeContent tree={markdown} change={tree => foldItems(removePeriodsAfterDates(tree))} />
            </Text>
          ) : (
            <Text>
              <RenderTreeContent tree={opening} />
              {rest && (
                <FoldOnPhones label={foldTitle} subject={intro.title}>
                  <RenderTreeContent tree={rest} />
                </FoldOnPhones>
              )}
            </Text>
          )}
          <ActionButtons actions={actions} />
        </div>
        {Below === Ending && subsection}
      </Columns>
      {Below === Subsection && subsection}
    </Section>
  )
}

export const query = graphql`
  fragment Prose on ProseSection {
    id
    tone
    look
    markdown
    foldTitle
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
    actions {
      ...Action
    }
  }
`
