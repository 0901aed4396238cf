import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { container, textLink } from '../../styles/mixins'
import { color, mediaQueries, maxWidth, fontSize, phoneQuery } from '../../styles/tokens'
import { PicturesContext } from '../mdx/CaptionedPicture'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { SourcesContext } from '../mdx/SourceReference'
import { TableOfContents } from './TableOfContents'
import { foldListOnlySubsections } from './foldListOnlySubsections'
import { definitionLinkStyles } from './definitionLinkStyles'
import { SourceList } from './SourceList'

const Columns = styled.div({
  ...container,
  // A literal at-rule: Emotion’s `keyframes` would add 1,500 bytes.
  '@keyframes reading': { from: { scale: '0 1' } },
  // Reading progress: a line at the top of the window, animated by scrolling alone.
  viewTimeline: '--reading',
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: --reading)': {
      '&::before': {
        content: '""',
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 25,
        height: '2px',
        background: color.accent,
        transformOrigin: 'left',
        animation: 'reading linear both',
        animationTimeline: '--reading',
        animationRange: 'contain',
      },
    },
  },
  display: 'grid',
  gap: '2.5rem',
  paddingBlock: 'clamp(2.5rem, 5vw, 4.5rem)',
  [phoneQuery]: { gap: '1.75rem', paddingTop: '1.5rem' },
  [mediaQueries.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: '4rem' },
  '@media print': { display: 'block', paddingBlock: 0 },
})
// The same column even if there is no table of contents.
const Column = styled.div({
  maxWidth: maxWidth.text,
  minWidth: 0,
  [mediaQueries.desktop]: { gridColumn: 2 },
  '@media print': { maxWidth: 'none' },
})

// Spacing of running text; MDX components have their own styles. Sources are inside because reader views discard what
// surrounds a text.
const Text = styled.div({
  // The containing block of term definitions, which sets their width.
  position: 'relative',
  '& > * + *': { marginTop: '1.25rem' },
  '& > p:first-of-type': { color: color.ink, fontSize: fontSize.lead, lineHeight: 1.5 },
  '& h2': { marginTop: '3.5rem', fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', scrollMarginTop: '2rem' },
  '& h3': { marginTop: '2.25rem', scrollMarginTop: '2rem' },
  '& p + p': { marginTop: '1rem' },
  '& :is(p, ul, ol) :is(a:not([class]))': textLink,
  '& a:not([class])': textLink,
  '& ul:not([class])': { listStyle: 'disc', paddingInlineStart: '1.25rem' },
  '& ol:not([class])': { listStyle: 'decimal', paddingInlineStart: '1.5rem' },
  '& li + li': { marginTop: '0.5rem' },
  '& li > p + p, & li > ul, & :is(aside, [role=note]) > * + *': { marginTop: '0.5rem' },
  '& strong': { color: color.ink, fontWeight: 650 },
  '& dfn': { fontStyle: 'normal' },
  '&&& dfn a': definitionLinkStyles,
  '& blockquote': { paddingInlineStart: '1.25rem', borderInlineStart: `3px solid ${color.mark}`, color: color.soft },
  // A long text is a tenth shorter for it.
  [phoneQuery]: {
    fontSize: '1rem',
    lineHeight: 1.5,
    '& > * + *': { marginTop: '1rem' },
    '& h2': { marginTop: '2.25rem' },
    '& h3': { marginTop: '1.6rem' },
    '& p + p': { marginTop: '0.85rem' },
    '& li + li': { marginTop: '0.4rem' },
    '& .folded': { position: 'relative', marginTop: 0, borderBottom: `1px solid ${color.line}` },
    '& h2 + .folded': { marginTop: '0.5rem' },
    '& .folded > h3': { margin: 0, paddingBlock: '0.85rem' },
    '& .folded > details': { '--inset': '0.7rem 0 0' },
    '& .folded ul': { margin: '0 0 1rem' },
  },
})
const Information = styled.p({
  '&&&': { marginTop: '3rem', [phoneQuery]: { marginTop: '2rem' } },
  paddingTop: '1.25rem',
  borderTop: `1px solid ${color.line}`,
  color: color.soft,
  fontSize: fontSize.small,
})

interface Props {
  entry: Queries.ArticleBodyFragment | Queries.DocumentBodyFragment
  /** Whether to show the note that the text is legal information, not advice. */
  informationOnly?: boolean
  /** Rendered after the sources. */
  children?: ReactNode
}

/** The body of an article or document: table of contents, text, sources. */
export function LongformBody({ entry, informationOnly = false, children }: Props) {
  const { t } = useTranslation()
  const nameFold = (subject: string) => t('link.about', { label: t('fold.details'), subject })
  return (
    <Columns>
      <TableOfContents headings={entry.headings} />
      <Column>
        <PicturesContext.Provider value={entry.pictures}>
          <SourcesContext.Provider value={entry.sources}>
            <Text>
              <RenderTreeContent tree={entry.body} change={tree => foldListOnlySubsections(tree, nameFold)} />
              {informationOnly && <Information>{t('text.informationOnly')}</Information>}
              <SourceList sources={entry.sources} checked={'reviewed' in entry ? entry.reviewed : entry.checked} />
            </Text>
          </SourcesContext.Provider>
        </PicturesContext.Provider>
        {children}
      </Column>
    </Columns>
  )
}

export const query = graphql`
  fragment ArticleBody on Article {
    body
    reviewed
    headings {
      ...TableOfContentsHeading
    }
    pictures {
      ...Picture
    }
    sources {
      ...ListedSource
    }
  }
  fragment DocumentBody on Document {
    body
    checked
    headings {
      ...TableOfContentsHeading
    }
    pictures {
      ...Picture
    }
    sources {
      ...ListedSource
    }
  }
`
