import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { languageDetails } from '../../../config/languages'
import { searchRoute } from '../../../config/routes'
import { localizePath } from '../../../shared/paths'
import { useLanguage } from '../../hooks/useLanguage'
import { headingAnchor, referenceLink } from '../../styles/mixins'
import { color, mediaQueries, maxWidth, fontSize, phoneQuery } from '../../styles/tokens'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import { Link } from '../ui/Link'
import { Typeset } from '../ui/Typeset'

const Entry = styled.div({
  position: 'relative',
  padding: '1.1rem 0',
  borderBottom: `1px solid ${color.line}`,
  '&:last-child': { paddingBottom: 0, borderBottom: 0 },
  '& p': { maxWidth: maxWidth.text },
  [phoneQuery]: {
    '--inset': '0.85rem 0 0',
    padding: '1rem 0',
    '& p': { margin: '0.75rem 0 1rem', fontSize: '1rem' },
    // Without a name in the other language in between.
    '& > h3:has(+ details)': { marginBottom: '0.75rem' },
    // A link to a term opens its entry.
    '& :target ~ details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
  [mediaQueries.tablet]: {
    paddingInlineEnd: '2.5rem',
    '& > details': { marginTop: '0.75rem' },
    // A plus at the end of the first line; its name shows with the pointer or focus on it.
    '& .references > summary': {
      position: 'absolute',
      inset: '0.9rem 0 auto auto',
      justifyContent: 'flex-end',
      minWidth: '2.5rem',
      paddingInlineStart: '0.75rem',
      background: color.paper,
      '&:not(:hover, :focus-visible)': { width: 0, overflow: 'hidden', color: 'transparent', background: 'none' },
    },
  },
  // As in a dictionary: the term, and beside it what it means.
  [mediaQueries.desktop]: {
    display: 'grid',
    grid: 'auto 1fr / clamp(11rem, 20vw, 16rem) minmax(0, 1fr)',
    columnGap: '1.75rem',
    '&& > details': { gridArea: '1 / 2 / 3', marginTop: 0 },
  },
  '@media print': { padding: '0.9rem 0', breakInside: 'avoid' },
})
const Heading = styled.h3({
  scrollMarginTop: '2rem',
  overflowWrap: 'anywhere',
  '& dfn': { fontStyle: 'normal' },
  '&:is(:target, [data-target]) > span': { background: color.mark, color: color.onMark, boxDecorationBreak: 'clone' },
})
const Anchor = styled.a(headingAnchor)
const Facts = styled.dl({
  color: color.soft,
  fontSize: fontSize.small,
  lineHeight: 1.6,
  'h3 + &': { marginTop: '0.35rem' },
  'details > &': {
    // Line height for touch targets, as the links are in consecutive lines.
    lineHeight: 1.8,
    [mediaQueries.tablet]: { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: '0 1rem' },
  },
  // On phones the description starts on the line of its label. Uses floats, which have no effect on grid items.
  '& dt': { float: 'inline-start', clear: 'both', marginInlineEnd: '0.5rem' },
  '& dd': { margin: '0 0 0.35rem', overflowWrap: 'anywhere', color: color.text },
  // Quieter than the definition.
  '& a': { ...referenceLink, textDecorationColor: color.soft },
  // As running text: one below the other, they would make the page half as long again.
  '& li': { display: 'inline' },
  '& li:not(:last-child)::after': { content: '"\u00a0· "' },
})

// In italics what is in the other language, as its name below.
const Short = styled.b({ color: color.ink, fontWeight: 600, letterSpacing: '0.02em' })

/** A glossary term: names in both languages, definition, source, and the pages that use it. */
export function GlossaryEntry({ term }: { term: Queries.GlossaryEntryFragment }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, name, short, synonyms, other, definition, source, related, pages, otherPagesCount } = term
  return (
    <Entry>
      <Heading id={id}>
        <span>
          <Typeset as="dfn">{name}</Typeset>
        </span>
        <Anchor href={`#${id}`} aria-label={t('glossary.link', { term: name })} />
      </Heading>
      {(short || other || synonyms.length > 0) && (
        <Facts>
          {(short || other?.short) && (
            <Row name={t('glossary.short')} spoken>
              <Short>
                {short}
                {other?.short && other.short !== short && (
                  <>
                    {short && ' · '}
                    <i lang={languageDetails[other.language].html}>{other.short}</i>
                  </>
                )}
              </Short>
            </Row>
          )}
          {other && (
            <Row name={t(`glossary.in.${other.language}`)} spoken>
              <i lang={languageDetails[other.language].html}>
                <Typeset>{other.name}</Typeset>
              </i>
            </Row>
          )}
          {synonyms.length > 0 && <Row name={t('glossary.also')}>{synonyms.join(', ')}</Row>}
        </Facts>
      )}
      <FoldOnPhones subject={name} byTitle>
        <Typeset as="p">{definition}</Typeset>
        <details className="references">
          <summary className="sign" aria-label={t('link.about', { label: t('glossary.references'), subject: name })}>
            {t('glossary.references')}
          </summary>
          <Facts>
            {related.length > 0 && (
              <Row name={t('glossary.related')}>
                <ul>
                  {related.map(({ id, name }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{name}</a>
                    </li>
                  ))}
                </ul>
              </Row>
            )}
            <Row name={t('glossary.source')}>
              <span lang={source.lang ? languageDetails[source.lang].html : undefined}>
                <Typeset>{source.publisher}</Typeset>,{' '}
                <Link to={source.url}>
                  <Typeset>{source.title}</Typeset>
                </Link>
              </span>
              {source.lang && ` (${t(`text.titleIn.${source.lang}`)})`}, <Typeset>{source.date}</Typeset>
            </Row>
            {pages.length > 0 && (
              <Row name={t('glossary.used')}>
                <ul>
                  {pages.map(({ name, path }) => (
                    <li key={path}>
                      <Link to={path}>{name}</Link>
                    </li>
                  ))}
                  {otherPagesCount > 0 && (
                    <li>
                      <Link to={`${localizePath(searchRoute, language)}?q=${encodeURIComponent(name)}`}>
                        <Typeset>{t('glossary.more', { count: otherPagesCount })}</Typeset>
                      </Link>
                    </li>
                  )}
                </ul>
              </Row>
            )}
          </Facts>
        </details>
      </FoldOnPhones>
    </Entry>
  )
}

// A `spoken` label is for screen readers only: the italics and the language of the term say it.
function Row({ name, spoken, children }: { name: string; spoken?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className={spoken ? 'visually-hidden' : undefined}>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

export const query = graphql`
  fragment GlossaryEntry on GlossaryTerm {
    id
    name
    short
    synonyms
    other {
      language
      name
      short
    }
    definition
    source {
      title
      publisher
      url
      date
      lang
    }
    related {
      id
      name
    }
    pages {
      name
      path
    }
    otherPagesCount
  }
`
