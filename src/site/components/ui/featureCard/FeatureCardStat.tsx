import styled from '@emotion/styled'
import { color, fontFamily, mediaQueries } from '../../../styles/tokens'
import { Typeset } from '../Typeset'

const Stat = styled.p({
  containerType: 'inline-size',
  marginBottom: '0.75rem',
  color: color.ink,
  font: `460 clamp(2rem, 1.1rem + 1.9vw, 2.6rem)/1.1 ${fontFamily.display}`,
  // Above the title, in all cards of a row.
  [mediaQueries.tablet]: { '&&&': { gridRow: 2 } },
})
// A number and its words stay on one line, in smaller type if need be; a longer one may break.
const StatLine = styled.span({ display: 'block', fontSize: 'min(1em, 15cqi)' })
const longestStatLine = 13
const keepTogether = (stat: string) => (stat.length > longestStatLine ? stat : stat.replaceAll(' ', '\u00a0'))

/** The number above the title of a card. */
export const FeatureCardStat = ({ children }: { children: string }) => (
  <Stat>
    <Typeset as={StatLine}>{keepTogether(children)}</Typeset>
  </Stat>
)
