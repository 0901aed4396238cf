import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { container } from '../../styles/mixins'
import {
  color,
  mediaQueries,
  fontSize,
  phoneQuery,
  sectionPaddingBlock,
  spaceBelowPageHeader,
} from '../../styles/tokens'
import type { RenderTree } from '../../../shared/mdx/renderTree'
import { PicturesContext } from '../mdx/CaptionedPicture'
import { RenderTreeContent } from '../mdx/RenderTreeContent'
import { SourcesContext } from '../mdx/SourceReference'
import { TableOfContents } from './TableOfContents'
import { foldListOnlySubsections } from './foldListOnlySubsections'
import { foldLongLists } from './foldLongLists'
import { foldLongTables } from './foldLongTables'
import { foldManyCards } from './foldManyCards'
import { foldSections } from './foldSections'
import { foldTableRows } from './foldTableRows'
import { separateSubjects } from './separateSubjects'
import { SourceList } from './SourceList'
import { textStyles } from './textStyles'

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
  paddingBlock: `clamp(2.5rem, 5vw, 4.5rem) ${sectionPaddingBlock}`,
  [phoneQuery]: {
    gap: '1.75rem',
    paddingTop: '1.5rem',
    // Folded sections are a table of contents themselves.
    '&:has(.folded-section) > nav': { display: 'none' },
  },
  [mediaQueries.desktop]: {
    gridTemplateColumns: 'minmax(16rem, 1fr) minmax(0, 56rem)',
    gap: '4rem',
    paddingTop: spaceBelowPageHeader,
  },
  '@media print': { display: 'block', paddingBlock: 0 },
})
// The same column even if there is no table of contents.
const Column = styled.div({
  minWidth: 0,
  [mediaQueries.desktop]: { gridColumn: 2 },
})

// Sources are inside because reader views discard what surrounds a text.
const Text = styled.div(textStyles)
const Information = styled.p({
  '&&&': { marginTop: '3rem', [phoneQuery]: { marginTop: '2rem' } },
  color: color.soft,
  fontSize: fontSize.small,
  textWrap: 'balance',
})

interface Props {
  entry: Queries.ArticleBodyFragment | Queries.DocumentBodyFragment
  /** Whether to show the note that the text is legal information, not advice. */
  informationOnly?: boolean
  /** Whether phones fold each section to its title: for a text that is looked up rather than read. */
  foldsSections?: boolean
  /** Rendered after the sources. */
  children?: ReactNode
}

/** The body of an article or document: table of contents, text, sources. */
export function LongformBody({ entry, informationOnly = false, foldsSections = false, children }: Props) {
  const { t } = useTranslation()
  const nameFold = (subject: string, label = t('fold.details')) => t('link.about', { label, subject })
  const foldParts = (tree: RenderTree) => {
    const withFoldedSubsections = foldManyCards(foldListOnlySubsections(tree, nameFold), nameFold)
    return foldLongLists(foldLongTables(withFoldedSubsections, t('fold.rest'), nameFold), t('fold.rest'), nameFold)
  }
  // Within a folded section, only rows of tables are folded.
  const fold = (tree: RenderTree) => (foldsSections ? foldSections(tree, nameFold) : foldParts(tree))
  return (
    <Columns>
      <TableOfContents headings={entry.headings} />
      <Column>
        <PicturesContext.Provider value={entry.pictures}>
          <SourcesContext.Provider value={entry.sources}>
            {/* The class tells reader views that this is the text, even if its sections are folded. */}
            <Text className="content">
              <RenderTreeContent
                tree={entry.body}
                change={tree => separateSubjects(fold(foldTableRows(tree, nameFold)))}
              />
              {informationOnly && <Information>{t('text.informationOnly')}</Information>}
              <SourceList sources={entry.sources} />
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
    headings {
      ...TableOfContentsHeading
    }
    pictures {
      ...CaptionedPicture
    }
    sources {
      ...ListedSource
    }
  }
  fragment DocumentBody on Document {
    body
    headings {
      ...TableOfContentsHeading
    }
    pictures {
      ...CaptionedPicture
    }
    sources {
      ...ListedSource
    }
  }
`
