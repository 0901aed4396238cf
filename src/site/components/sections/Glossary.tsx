import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect } from 'react'
import { eyebrow, textLink } from '../../styles/mixins'
import { color, enlargedTextQuery, fontFamily, mediaQueries, fontSize, phoneQuery } from '../../styles/tokens'
import { Disclosure } from '../ui/Disclosure'
import { Section } from '../ui/Section'
import { GlossaryEntry } from './GlossaryEntry'
import type { SectionProps } from './types'

const narrowerThanDesktop = '@media (max-width: 63.99em)'

// In a band of a pixel a little below where a link to a letter puts its heading, the terms of one letter are in view:
// its link is lit. Each link finds its terms by `data-letter`, which names their timeline.
const timelineOfLetter = 'attr(data-letter type(<custom-ident>))'

const Columns = styled.div({
  timelineScope: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(letter => `--${letter}`).join(),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The line below the letters, which stick, is that of the fold.
  [narrowerThanDesktop]: { '& > div > .fold': { marginBlock: 0, borderTop: 0 } },
  [mediaQueries.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: '3.5rem' },
  '@media print': { display: 'block' },
})
const Ways = styled.div({
  alignSelf: 'start',
  // On phones and tablets only the letters stick.
  [narrowerThanDesktop]: { display: 'contents' },
  // Above the booking bar; fades where it can scroll on.
  [mediaQueries.desktop]: {
    position: 'sticky',
    top: '5.5rem',
    maxHeight: 'calc(100vh - 9.5rem)',
    paddingBottom: '3rem',
    overflowY: 'auto',
    maskImage: 'linear-gradient(#000 calc(100% - 3rem), transparent)',
  },
  '@media print': { display: 'none' },
})
const Title = styled.h2({ ...eyebrow, lineHeight: '1.25rem', marginBottom: '0.75rem' })
const Navigation = styled.nav({
  // Its title, 2rem high, scrolls out of the window, or under the header where that sticks and shows.
  [narrowerThanDesktop]: {
    position: 'sticky',
    top: '-2rem',
    // Above the folds, which scroll under it.
    zIndex: 2,
    paddingBottom: '0.75rem',
    borderBottom: `1px solid ${color.line}`,
    background: color.paper,
  },
  '@media (min-width: 20em) and (max-width: 63.99em) and (min-height: 30em)': {
    'html:not([data-down]) &': { top: '2rem' },
  },
  [enlargedTextQuery]: { position: 'static' },
})
const Letters = styled.ul({
  display: 'grid',
  // One row; on phones and wide screens, rows of equal length.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '0.25rem',
  paddingBlock: '0.25rem',
  [phoneQuery]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  [mediaQueries.desktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(4, 1fr)' },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.75rem',
    [phoneQuery]: { minHeight: '2.25rem' },
    border: `1px solid ${color.line}`,
    borderRadius: '8px',
    color: color.ink,
    fontWeight: 600,
    textDecoration: 'none',
    animation: 'lit',
    animationTimeline: timelineOfLetter,
  },
  '@keyframes lit': { 'from, to': { background: color.mark, borderColor: color.ink, color: color.onMark } },
  '& a:hover': { color: color.accent, borderColor: color.accent },
})
const Abbreviations = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1rem',
  fontSize: fontSize.small,
  '& a': {
    ...textLink,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    [phoneQuery]: { minHeight: '2.75rem' },
  },
})
const Body = styled.div({
  minWidth: 0,
  '& > *': { viewTimelineName: timelineOfLetter, viewTimelineInset: '8.5rem calc(100% - 8.5rem - 1px)' },
  // Padding, so that the terms of a letter end where those of the next begin.
  '& > * + *': { paddingTop: '2rem', [mediaQueries.tablet]: { paddingTop: '4rem' } },
  // Clear of the letters.
  [narrowerThanDesktop]: { marginTop: '2rem', '& :is(h2, h3, a, summary)': { scrollMarginTop: '3rem' } },
  [phoneQuery]: { '& :is(h2, h3, a, summary)': { scrollMarginTop: '4.25rem' } },
})
// As in the index of a book: the letter, and beside it its terms.
const Terms = styled.div({
  borderTop: `2px solid ${color.ink}`,
  [mediaQueries.tablet]: { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', columnGap: '1.25rem' },
  '@media print': { display: 'block' },
})
const Letter = styled.h2({
  paddingTop: '0.75rem',
  scrollMarginTop: '2rem',
  // In view while its terms are. Only what is inside sticks: a link to a heading that sticks would not scroll to it.
  '& > span': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '0.75rem',
    font: `420 3.5rem/1 ${fontFamily.display}`,
    // Many letters have a single term.
    [phoneQuery]: { fontSize: '2.25rem' },
    [mediaQueries.tablet]: { flexDirection: 'column', gap: '0.25rem' },
    [mediaQueries.desktop]: { position: 'sticky', top: '5.5rem' },
  },
  // Not a part of the heading.
  '& > span::after': {
    content: 'attr(data-count)',
    color: color.soft,
    font: `400 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
    whiteSpace: 'nowrap',
  },
})

/** The glossary terms by letter, with links from letters and abbreviations. */
export function Glossary({ section: { id, tone, letters }, page }: SectionProps<Queries.GlossaryFragment>) {
  const { t } = useTranslation()
  // After client-side navigation nothing is `:target`, by which GlossaryEntry.tsx marks and opens the term of the URL’s
  // hash.
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1))
    named?.parentElement?.querySelector(':scope > details')?.setAttribute('open', '')
    named?.setAttribute('data-target', '')
    const unmark = () => named?.removeAttribute('data-target')
    addEventListener('hashchange', unmark)
    return () => removeEventListener('hashchange', unmark)
  }, [])
  return (
    <Section id={id} tone={tone} label={page.name}>
      <Columns>
        <Ways>
          <Navigation aria-labelledby="letters">
            <Title id="letters">{t('text.contents')}</Title>
            <Letters>
              {letters.map(({ letter }) => (
                <li key={letter}>
                  <a href={`#${buildLetterId(letter)}`} data-letter={`--${letter}`}>
                    {letter}
                  </a>
                </li>
              ))}
            </Letters>
          </Navigation>
          <Disclosure summary={t('glossary.abbreviations')}>
            <Abbreviations>
              {collectAbbreviations(letters).map(({ short, id }) => (
                <li key={short}>
                  <a href={`#${id}`}>{short}</a>
                </li>
              ))}
            </Abbreviations>
          </Disclosure>
        </Ways>
        <Body>
          {letters.map(({ letter, terms }) => (
            <div key={letter} data-letter={`--${letter}`}>
              <Terms>
                <Letter id={buildLetterId(letter)}>
                  <span data-count={t('glossary.terms', { count: terms.length })}>{letter}</span>
                </Letter>
                <div>
                  {terms.map(term => (
                    <GlossaryEntry key={term.id} term={term} />
                  ))}
                </div>
              </Terms>
            </div>
          ))}
        </Body>
      </Columns>
    </Section>
  )
}

function buildLetterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}

/** The abbreviations of both languages without duplicates: readers may not know the language of one. */
function collectAbbreviations(letters: Queries.GlossaryFragment['letters']): { short: string; id: string }[] {
  const all = letters.flatMap(({ terms }) =>
    terms.flatMap(({ id, short, other }) => [short, other?.short].flatMap(short => (short ? [{ short, id }] : []))),
  )
  const once = new Map(all.map(each => [each.short, each]))
  return [...once.values()].sort((a, b) => a.short.localeCompare(b.short))
}

export const query = graphql`
  fragment Glossary on GlossarySection {
    id
    tone
    letters {
      letter
      terms {
        ...GlossaryEntry
      }
    }
  }
`
