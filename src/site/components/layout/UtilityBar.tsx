import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { container } from '../../styles/mixins'
import { color, enlargedTextQuery, mediaQueries, fontSize } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { LanguageSwitch } from './LanguageSwitch'
import { ThemeSwitch } from './ThemeSwitch'

const Bar = styled.div({
  background: color.pine,
  color: color.onPineSoft,
  fontSize: fontSize.tiny,
  '--accent': 'var(--accentOnPine)',
  '@media print': { display: 'none' },
})
const Inside = styled.div({
  ...container,
  display: 'flex',
  alignItems: 'center',
  gap: '0 1.5rem',
  minHeight: '2.75rem',
  [enlargedTextQuery]: { ...container[enlargedTextQuery], flexWrap: 'wrap' },
})
const Channel = styled(Link)({
  display: 'none',
  padding: '0.5rem 0',
  textDecoration: 'none',
  '&:hover': { color: color.onPine, textDecoration: 'underline' },
  [mediaQueries.tablet]: { display: 'inline' },
  '&:first-of-type': { display: 'inline' },
})
const Tagline = styled.p({ display: 'none', marginInlineStart: 'auto', [mediaQueries.desktop]: { display: 'block' } })
const Switches = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  marginInlineStart: 'auto',
  // Aligns the icon of the last switch with the page margin, not its larger tap target.
  marginInlineEnd: '-13px',
  [mediaQueries.desktop]: { marginInlineStart: 0 },
})

interface Props {
  practice: Queries.UtilityBarPracticeFragment
  page: Queries.LanguageSwitchPageFragment
}

/** The bar above the header: contact channels, tagline, language, theme. */
export function UtilityBar({ practice, page }: Props) {
  const { t } = useTranslation()
  return (
    <Bar role="region" aria-label={t('frame.utilityBar')}>
      <Inside>
        <Channel to={`tel:${practice.phone}`}>{practice.phoneLabel}</Channel>
        <Channel to={`mailto:${practice.email}`}>{practice.email}</Channel>
        <Tagline>{practice.tagline}</Tagline>
        <Switches>
          <LanguageSwitch page={page} />
          <ThemeSwitch />
        </Switches>
      </Inside>
    </Bar>
  )
}

export const query = graphql`
  fragment UtilityBarPractice on Practice {
    phone
    phoneLabel
    email
    tagline
  }
`
