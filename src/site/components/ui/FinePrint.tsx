import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, fontSize, mediaQueries } from '../../styles/tokens'
import { FoldOnPhones } from './FoldOnPhones'
import { Typeset } from './Typeset'

const Line = styled.p({
  maxWidth: '40rem',
  marginTop: '0.75rem',
  color: color.soft,
  fontSize: fontSize.tiny,
  lineHeight: 1.45,
  textWrap: 'balance',
})

// One paragraph, of which phones fold what follows the first sentence.
const Folding = styled.div({
  marginTop: '0.75rem',
  maxWidth: '40rem',
  fontSize: fontSize.tiny,
  textWrap: 'balance',
  '&& p': { marginTop: 0 },
  [mediaQueries.tablet]: { '& p, & > .fold, & > .fold::details-content': { display: 'inline' } },
})

const Unscripted = styled.div({ display: 'none', '@media (scripting: none)': { display: 'block' } })

/** Small print below what it qualifies; null without text. */
export function FinePrint({ children }: { children?: string | null }) {
  return children ? <Typeset as={Line}>{children}</Typeset> : null
}

/** From how many sentences on phones fold small print; a count of characters would differ between languages. */
const foldedSentences = 3
const afterFirstSentence = /(?<=[.!?])\s+(?=[\p{Lu}«])/u

/** Small print on how a figure is reckoned; phones fold what follows its first sentence if it is long. */
export function FoldableFinePrint({ subject, children }: { subject: string; children?: string | null }) {
  const { t } = useTranslation()
  const [first, ...rest] = children?.split(afterFirstSentence) ?? []
  if (!children || rest.length < foldedSentences - 1) return <FinePrint>{children}</FinePrint>
  return (
    <Folding>
      <FinePrint>{first}</FinePrint>{' '}
      <FoldOnPhones label={t('fold.reckoning')} subject={subject}>
        <FinePrint>{rest.join(' ')}</FinePrint>
      </FoldOnPhones>
    </Folding>
  )
}

/** Small print for visitors without scripts. */
export function FinePrintWithoutScripts({ children }: { children?: string }) {
  return (
    <Unscripted>
      <FinePrint>{children}</FinePrint>
    </Unscripted>
  )
}
