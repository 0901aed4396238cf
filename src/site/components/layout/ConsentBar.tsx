import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useId, useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react'
import { getConsentSnapshot, syncAnalyticsWithConsent, storeConsent, onConsentChange } from '../../browser/consent'
import { readStoredText, writeStoredText } from '../../browser/webStorage'
import { container, textLink } from '../../styles/mixins'
import { color, enlargedTextQuery, fontFamily, mediaQueries, fontSize } from '../../styles/tokens'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'

// In the page flow after the footer: sticks to the bottom of the window until the page ends, and covers no link
// permanently.
const Bar = styled.section({
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  maxHeight: '50vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.45,
  boxShadow: '0 -8px 24px rgb(0 0 0 / 10%)',
  '@media print': { display: 'none' },
})
const Inside = styled.div({
  ...container,
  display: 'grid',
  gap: '0.75rem 3rem',
  paddingBlock: '0.875rem',
  [mediaQueries.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', paddingBlock: '1.125rem' },
})
const Title = styled.h2({ font: `600 1.0625rem/1.3 ${fontFamily.text}`, letterSpacing: 0 })
const Words = styled.div({ maxWidth: '72ch', '& > p': { marginTop: '0.25rem' } })
const More = styled.details({
  marginTop: '0.35rem',
  '& summary': { ...textLink, display: 'inline-block', minHeight: '1.5rem', textDecoration: 'underline' },
  '& p': { marginBlock: '0.35rem' },
  '& a': { ...textLink, display: 'inline-block', minHeight: '1.5rem' },
})
const Answers = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  gap: '0.5rem',
  [enlargedTextQuery]: { gridTemplateColumns: '1fr' },
  [mediaQueries.tablet]: { gridTemplateColumns: 'repeat(2, 8.5rem) auto', justifyContent: 'start', gap: '0.75rem' },
})
// Both choices look the same; the current one is marked when the bar is reopened.
const Choice = styled(Button)({
  minHeight: '2.625rem',
  padding: '0.4rem 0.75rem',
  borderColor: color.soft,
  '&[aria-pressed="true"]::before': { content: '"✓"' },
})
const Later = styled.button({
  minHeight: '2.625rem',
  padding: '0 0.5rem',
  border: 0,
  background: 'none',
  color: color.soft,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  '&:hover': { color: color.ink },
})

const putOffUnder = 'consent:later'
let putOffHere = false

interface Props {
  /** Null if the host provides its own `gtag`. */
  analyticsId: string | null
  privacyPath: string
  /** How often the visitor has reopened the bar. */
  reopened: number
}

/**
 * Asks for consent to analytics in a non-modal bar, and starts and stops analytics by the answer
 * (site/browser/consent). It takes focus only when reopened; Later and Escape dismiss it until the tab is closed.
 */
export function ConsentBar({ analyticsId, privacyPath, reopened }: Props) {
  const { t } = useTranslation()
  const title = useId()
  const bar = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const answer = useSyncExternalStore(onConsentChange, getConsentSnapshot)
  const [putOff, setPutOff] = useState(wasPutOff)
  const [recalled, setRecalled] = useState(false)
  const shown = recalled || (answer === null && !putOff)

  useEffect(() => syncAnalyticsWithConsent(analyticsId), [analyticsId])

  useEffect(() => {
    if (reopened) setRecalled(true)
  }, [reopened])
  useEffect(() => {
    if (recalled) bar.current?.querySelector('h2')?.focus()
  }, [recalled, reopened])

  useEffect(() => {
    if (!shown || !bar.current) return
    const { style } = document.documentElement
    const { current } = bar
    // Focused elements and toasts keep clear of the bar.
    const measure = () => style.setProperty('--bar', `${current.offsetHeight}px`)
    const watched = new ResizeObserver(measure)
    watched.observe(current)
    return () => {
      watched.disconnect()
      style.removeProperty('--bar')
    }
  }, [shown])

  const close = () => {
    const back = cameFrom.current
    if (bar.current?.contains(document.activeElement))
      (back instanceof HTMLElement && back.isConnected ? back : document.getElementById('main'))?.focus({
        preventScroll: true,
      })
    setRecalled(false)
  }
  const give = (said: 'agreed' | 'refused') => {
    close()
    storeConsent(said)
  }
  const later = () => {
    close()
    setPutOff(true)
    rememberPutOff()
  }

  if (!shown) return null
  return (
    <Bar
      ref={bar}
      aria-labelledby={title}
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && later()}
    >
      <Inside>
        <Words>
          <Title id={title} tabIndex={-1}>
            {t('consent.title')}
          </Title>
          <p>{t('consent.text')}</p>
          <More>
            <summary>{t('consent.details')}</summary>
            <p>{t('consent.detailsText')}</p>
            <Link to={privacyPath}>{t('consent.privacy')}</Link>
          </More>
        </Words>
        <Answers>
          <Choice
            type="button"
            look="outlined"
            aria-pressed={answer ? answer === 'agreed' : undefined}
            onClick={() => give('agreed')}
          >
            {t('consent.accept')}
          </Choice>
          <Choice
            type="button"
            look="outlined"
            aria-pressed={answer ? answer === 'refused' : undefined}
            onClick={() => give('refused')}
          >
            {t('consent.refuse')}
          </Choice>
          <Later type="button" onClick={later}>
            {t('consent.later')}
          </Later>
        </Answers>
      </Inside>
    </Bar>
  )
}

function wasPutOff(): boolean {
  return putOffHere || readStoredText('sessionStorage', putOffUnder) !== null
}

// If storage is blocked, the bar shows again on the next page load.
function rememberPutOff(): void {
  putOffHere = true
  writeStoredText('sessionStorage', putOffUnder, '')
}
