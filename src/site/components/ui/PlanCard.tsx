import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import {
  color,
  fontFamily,
  mediaQueries,
  phoneQuery,
  radius,
  fontSize,
  boxPadding,
  tabletRangeQuery,
} from '../../styles/tokens'
import { ButtonLink } from './Button'
import { FoldOnPhones } from './FoldOnPhones'
import { CheckmarkListItem } from './CheckmarkListItem'
import { Typeset } from './Typeset'

// Subgrid rows: the parts of plans are aligned across cards.
const rows = 7
const Item = styled.li({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${rows}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  scrollMarginTop: '6rem',
  breakInside: 'avoid',
})
// From tablets on, every plan reserves the space of the band, so that names and prices are aligned.
const Band = styled.p({
  minHeight: '2.25rem',
  padding: `0.45rem ${boxPadding}`,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  '&:not(:empty)': { background: color.mark, color: color.onMark },
  [phoneQuery]: { '&:empty': { display: 'none' }, '&:empty + *': { paddingTop: boxPadding } },
})
const Body = styled.div({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${rows - 1}`,
  alignContent: 'start',
  padding: `0.75rem ${boxPadding} ${boxPadding}`,
  // The fold has room of its own, and ends with the card.
  [phoneQuery]: { paddingBottom: '0.5rem', '& .fold': { borderBottom: 0 } },
  // On tablets plans are below each other, and what is included is beside the price.
  [tabletRangeQuery]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: '3rem',
    '& > *, & p': { gridColumn: 1 },
    '& .fold': { gridArea: '1 / 2 / span 5', margin: 0 },
  },
})
const Price = styled.p({
  marginTop: '1rem',
  color: color.ink,
  font: `460 clamp(1.9rem, 1.5rem + 1.2vw, 2.5rem)/1.1 ${fontFamily.display}`,
  '& small': {
    display: 'block',
    minHeight: '1.4em',
    color: color.soft,
    font: `500 ${fontSize.small}/1.4 ${fontFamily.text}`,
    letterSpacing: 0,
    [phoneQuery]: { '&:empty': { display: 'none' } },
  },
})
const Hours = styled.p({
  marginTop: '0.9rem',
  paddingTop: '0.9rem',
  borderTop: `1px solid ${color.line}`,
  color: color.ink,
  fontWeight: 650,
})
const Details = styled.div({
  color: color.soft,
  fontSize: fontSize.small,
  '& > p': { marginTop: '1.25rem' },
  [mediaQueries.tablet]: { display: 'contents' },
  // What is included begins on one line in all cards.
  [mediaQueries.desktop]: {
    '& > .fold': { marginTop: '1.25rem', paddingTop: '1.25rem', borderTop: `1px solid ${color.line}` },
  },
})
// On phones the summary of the list says the same.
const Included = styled.h4({
  display: 'none',
  [mediaQueries.tablet]: { display: 'block' },
  color: color.ink,
  font: `650 ${fontSize.small}/1.4 ${fontFamily.text}`,
})
const Features = styled.ul({ display: 'grid', gap: '0.55rem', marginTop: '0.75rem', color: color.text })
const Choose = styled(ButtonLink)({ alignSelf: 'start', marginTop: '1.25rem' })

interface Props {
  id: string
  name: string
  price: { opening: string | null; figure: string; period: string | null }
  hours: string | null
  /** Price per hour. */
  perHour: { price: string; isRounded: boolean } | null
  text: string
  features: readonly string[]
  recommended: boolean | null
  badge: string | null
  action: Queries.ActionFragment
}

/** One plan: price, hours, features. */
export function PlanCard({ id, name, price, hours, perHour, text, features, recommended, badge, action }: Props) {
  const { t } = useTranslation()
  const hourly =
    perHour &&
    (perHour.isRounded
      ? t('pricing.aboutPerHour', { price: perHour.price })
      : t('pricing.perHour', { price: perHour.price }))
  return (
    <Item id={id}>
      <Band>{recommended ? [t('pricing.recommended'), badge].filter(Boolean).join(' · ') : null}</Band>
      <Body>
        <h3>{name}</h3>
        <Price>
          <small>{price.opening}</small> {price.figure}{' '}
          <small>{[price.period, hourly].filter(Boolean).join(' · ')}</small>
        </Price>
        {hours ? <Typeset as={Hours}>{hours}</Typeset> : <span />}
        <Choose
          to={action.to}
          fullLoad={action.fullLoad}
          look={recommended ? 'main' : 'quiet'}
          aria-label={t('link.about', { label: action.label, subject: name })}
        >
          {action.label}
        </Choose>
        <Details>
          <Typeset as="p">{text}</Typeset>
          <FoldOnPhones label={t('pricing.included')} subject={name} count={features.length}>
            <Included>{t('pricing.included')}</Included>
            <Features>
              {features.map(feature => (
                <CheckmarkListItem key={feature}>{feature}</CheckmarkListItem>
              ))}
            </Features>
          </FoldOnPhones>
        </Details>
      </Body>
    </Item>
  )
}
