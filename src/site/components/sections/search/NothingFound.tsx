import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { SearchableGlossaryTerm } from '../../../../config/search'
import { color, fontFamily, mediaQueries } from '../../../styles/tokens'
import { ButtonLink } from '../../ui/Button'
import { GlossaryTermLinks } from './GlossaryTermLinks'
import { LargeLinks } from './LargeLinks'

const Columns = styled.div({
  display: 'grid',
  gap: '2.5rem 4rem',
  marginTop: '1rem',
  [mediaQueries.tablet]: { gridTemplateColumns: '5fr 7fr' },
  '& > div': { display: 'grid', gap: '1.75rem', alignContent: 'start', justifyItems: 'start' },
  '& > div > *:not(a, p)': { justifySelf: 'stretch' },
})
const Trace = styled.svg({ width: '100%', fill: 'none', stroke: color.accent, strokeWidth: 2, color: color.line })
const Message = styled.p({
  color: color.ink,
  font: `460 clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem)/1.35 ${fontFamily.display}`,
})

interface Props {
  section: Queries.SearchFragment
  /** The terms most similar to the query. */
  terms: readonly SearchableGlossaryTerm[]
}

/** Suggestions if nothing was found: contact, similar terms, categories. */
export function NothingFound({ section, terms }: Props) {
  const { t } = useTranslation()
  const categories = section.categories.filter(({ count }) => count > 0)
  return (
    <Columns>
      <div>
        {/* A chromatogram without a peak. */}
        <Trace viewBox="0 0 320 40" aria-hidden>
          <path stroke="currentColor" d="M0 30H320M40 30v6M120 30v6M200 30v6M280 30v6" />
          <path d="M0 20h96c6 0 6-3 12-3s6 3 12 3h88c6 0 6-2 12-2s6 2 12 2H320" />
        </Trace>
        <Message>{section.nothing}</Message>
        <ButtonLink to={section.way.to}>{section.way.label}</ButtonLink>
      </div>
      <div>
        <GlossaryTermLinks id="nearest" title={t('search.nearest')} terms={terms} />
        <LargeLinks
          id="subjects"
          title={t('search.subjects')}
          pages={categories.map(({ id, name }) => ({ name, path: `${section.blog}?category=${id}` }))}
        />
      </div>
    </Columns>
  )
}
