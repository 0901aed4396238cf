import styled from '@emotion/styled'
import { localizePath } from '../../../shared/paths'
import { useLanguage } from '../../hooks/useLanguage'
import { color, fontFamily, mediaQueries } from '../../styles/tokens'
import { Link } from '../ui/Link'

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.75rem',
  color: color.ink,
  textDecoration: 'none',
  minHeight: '2.75rem',
  '& svg': { flex: 'none', color: color.accent },
})
// Just above the breakpoint of the full menu, and on the narrowest phones, there is least space.
const tightQuery = '@media (min-width: 64em) and (max-width: 79.99em), (max-width: 22em)'
const Name = styled.span({
  display: 'block',
  font: `520 1.25rem/1.15 ${fontFamily.display}`,
  [tightQuery]: { fontSize: '1.0625rem' },
})
const Descriptor = styled.span({
  display: 'none',
  marginTop: '0.2rem',
  color: color.soft,
  font: `500 0.75rem/1.3 ${fontFamily.text}`,
  // One line or none: if it does not fit beside the menu, it wraps below the ::before and is clipped.
  flexWrap: 'wrap',
  height: '1.3em',
  overflow: 'hidden',
  '&::before': { content: '""' },
  [mediaQueries.tablet]: { display: 'flex' },
  [tightQuery]: { display: 'none' },
})

interface Props {
  name: string
  descriptor?: string
  /** Accessible name: where the logo leads. */
  label: string
}

/** Logo and name of the practice, linked to the home page. */
export function LogoHomeLink({ name, descriptor, label }: Props) {
  return (
    <Home to={localizePath('/', useLanguage())} aria-label={label}>
      <svg
        width="34"
        height="34"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M16 2.5 27.7 9.25v13.5L16 29.5 4.3 22.75V9.25z" />
        <path d="m9 20.5 4.6-7 3.4 4.6 2-2.6 4 5" />
      </svg>
      <span>
        <Name>{name}</Name>
        {descriptor && <Descriptor>{descriptor}</Descriptor>}
      </span>
    </Home>
  )
}
