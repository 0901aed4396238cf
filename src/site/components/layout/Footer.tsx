import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { container } from '../../styles/mixins'
import { color, fontFamily, mediaQueries, fontSize } from '../../styles/tokens'
import { Link } from '../ui/Link'
import { Typeset } from '../ui/Typeset'
import { ConsentBarAndFooterItem } from './ConsentBarAndFooterItem'
import { LogoHomeLink } from './LogoHomeLink'

const Ground = styled.footer({
  background: color.pine,
  color: color.onPineSoft,
  fontSize: fontSize.small,
  '--ink': 'var(--onPine)',
  '--soft': 'var(--onPineSoft)',
  '--line': 'var(--pineLine)',
  '--accent': 'var(--accentOnPine)',
  '@media print': { display: 'none' },
})
const Inside = styled.div({
  ...container,
  paddingBlock: '2.25rem 1.5rem',
  [mediaQueries.tablet]: { paddingBlock: '4rem 2rem' },
})
const Columns = styled.div({
  display: 'grid',
  [mediaQueries.tablet]: { gap: '2rem', gridTemplateColumns: 'repeat(3, 1fr)' },
  [mediaQueries.desktop]: { gridTemplateColumns: '1.3fr repeat(3, 1fr)' },
})
const Practice = styled.div({
  display: 'grid',
  gap: '0.75rem',
  alignContent: 'start',
  gridColumn: '1 / -1',
  marginBottom: '1.5rem',
  [mediaQueries.tablet]: { marginBottom: 0 },
  [mediaQueries.desktop]: { gridColumn: 'auto' },
})
const Title = styled.h2({
  color: color.onPine,
  font: `650 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  marginBottom: '0.75rem',
})
// 2rem high, so that first lines are beside each other in all columns; lines of one entry are closer than entries.
const FootLink = styled(Link)({
  display: 'inline-block',
  paddingBlock: 'calc((2rem - 1.4em) / 2)',
  lineHeight: 1.4,
  color: color.onPineSoft,
  textDecoration: 'none',
  '&:hover': { color: color.onPine, textDecoration: 'underline' },
})
const Foot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.75rem 2rem',
  [mediaQueries.tablet]: { marginTop: '3rem' },
  paddingTop: '1.5rem',
  borderTop: `1px solid ${color.pineLine}`,
  fontSize: fontSize.tiny,
  // Inline within a sentence, so that its lines keep their height and the link their baseline.
  '& p > a': { display: 'inline', padding: 0 },
})
const Row = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem' })

const networks: Partial<Record<string, string>> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  bluesky: 'Bluesky',
}

interface Props {
  practice: Queries.FooterPracticeFragment
  navigation: Queries.FooterNavigationFragment
}

/** The footer: practice, links to all main pages (groups folded on phones), privacy contact, legal links. */
export function Footer({ practice, navigation }: Props) {
  const { t } = useTranslation()
  const { privacyOfficer } = practice
  return (
    <Ground>
      <Inside>
        <Columns>
          <Practice>
            <LogoHomeLink name={practice.name} label={t('frame.home', { name: practice.name })} />
            <p>{practice.descriptor}</p>
            <p>
              <FootLink to={`tel:${practice.phone}`}>{practice.phoneLabel}</FootLink>
              <br />
              <FootLink to={`mailto:${practice.email}`}>{practice.email}</FootLink>
            </p>
            {practice.social.length > 0 && (
              <Row>
                {practice.social.map(({ network, url }) => (
                  <li key={network}>
                    <FootLink to={url}>{networks[network] ?? network}</FootLink>
                  </li>
                ))}
              </Row>
            )}
          </Practice>
          {navigation.footer.map(({ name, pages }) => (
            <nav key={name} aria-label={name}>
              <Typeset as={Title}>{name}</Typeset>
              <details className="fold">
                <summary>{name}</summary>
                <ul>
                  {pages.map(page => (
                    <li key={page.path}>
                      <FootLink to={page.path}>{page.name}</FootLink>
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
        </Columns>
        <Foot>
          <p>{t('frame.copyright', { name: practice.legalName })}</p>
          <nav aria-label={t('frame.legal')}>
            <Row>
              {navigation.legal.map(({ name, path }) => (
                <li key={path}>
                  <FootLink to={path}>{name}</FootLink>
                </li>
              ))}
              <ConsentBarAndFooterItem analyticsId={practice.analyticsId} />
            </Row>
          </nav>
          <p>
            {t('frame.privacyContact', { title: privacyOfficer.title })}{' '}
            <FootLink to={`mailto:${privacyOfficer.email}`}>{privacyOfficer.email}</FootLink>
          </p>
        </Foot>
      </Inside>
    </Ground>
  )
}

export const query = graphql`
  fragment FooterPractice on Practice {
    name
    legalName
    descriptor
    phone
    phoneLabel
    email
    social {
      network
      url
    }
    privacyOfficer {
      title
      email
    }
    analyticsId
  }
  fragment FooterNavigation on Navigation {
    footer {
      name
      pages {
        name
        path
      }
    }
    legal {
      name
      path
    }
  }
`
