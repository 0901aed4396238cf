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
  columnGap,
  tabletRangeQuery,
} from '../../styles/tokens'
import { ButtonLink } from './Button'
import { FoldOnPhones } from './FoldOnPhones'
import { CheckmarkListItem } from './CheckmarkListItem'
import { Typeset } from './Typeset'

// Subgrid rows: the parts of plans are aligned across cards.
const rows = 8
// From tablets on, the same in every card.
const buttonWidth = '16rem'
const Item = styled.li({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${rows}`,
  scrollMarginTop: '6rem',
  breakInside: 'avoid',
  // Room between a row and the band of a recommended plan below it.
  '&.row': { gridColumn: '1 / -1', '&:not(:last-child)': { marginBottom: '2.5rem' } },
})
// On top of the card, so that all cards begin at one height.
const Band = styled.p({
  // Its words begin where those of the card do, inside the border.
  padding: `0.45rem calc(${boxPadding} + 1px)`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.mark,
  color: color.onMark,
  font: `600 ${fontSize.tiny}/1.4 ${fontFamily.text}`,
  '&& + *': { borderTopColor: color.mark, borderTopLeftRadius: 0, borderTopRightRadius: 0 },
})
const Body = styled.div({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `2 / span ${rows - 1}`,
  alignContent: 'start',
  padding: boxPadding,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  // The fold has room of its own, and ends with the card.
  [phoneQuery]: { paddingBottom: '0.5rem', '& .fold': { borderBottom: 0 } },
  // On tablets plans are below each other, and what is included is beside the price. If the list is taller, the
  // remaining space is below the button and text.
  [tabletRangeQuery]: {
    grid: `repeat(${rows - 2}, auto) 1fr / 1fr 1fr`,
    columnGap: '3rem',
    '& > *, & p': { gridColumn: 1 },
    '& .fold': { gridArea: `1 / 2 / span ${rows - 1}`, margin: 0 },
  },
  // A plan with a row of its own has what is included at its right, aligned with the content of the right card of the
  // row above, if that row has two.
  [mediaQueries.desktop]: {
    '.row > &': { gridTemplateColumns: `1fr calc(50% - ${boxPadding} - 1px - ${columnGap} / 2)`, columnGap: '3rem' },
    '.row > & > *, .row > & p': { gridColumn: 1 },
    '.row > & .fold': { gridArea: `1 / 2 / span ${rows - 1}`, margin: 0, padding: 0, border: 0 },
  },
})
const Price = styled.p({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  marginTop: '1rem',
  '& > span': { gridRow: 2 },
  '& > small': { paddingBottom: '0.3rem' },
  color: color.ink,
  font: `460 clamp(1.9rem, 1.5rem + 1.2vw, 2.5rem)/1.1 ${fontFamily.display}`,
  '& small': {
    display: 'block',
    color: color.soft,
    font: `500 ${fontSize.small}/1.4 ${fontFamily.text}`,
    letterSpacing: 0,
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
  '& > p': { marginTop: '1.25rem', textWrap: 'balance' },
  // Makes the list an item of the card’s subgrid: on wide screens, the lists of what is included begin at the same
  // height in all cards.
  [mediaQueries.tablet]: { display: 'contents' },
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
const Features = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: '0.55rem 1.5rem',
  marginTop: '0.75rem',
  color: color.text,
})
const Choose = styled(ButtonLink)({
  alignSelf: 'start',
  marginTop: '1.25rem',
  [mediaQueries.tablet]: { width: buttonWidth, maxWidth: '100%' },
})

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
  /** Whether it has a row of its own on wide screens. */
  isRow: boolean
}

/** One plan: price, hours, features. */
export function PlanCard(props: Props) {
  const { id, name, price, hours, perHour, text, features, recommended, badge, action, isRow } = props
  const { t } = useTranslation()
  const hourly =
    perHour &&
    (perHour.isRounded
      ? t('pricing.aboutPerHour', { price: perHour.price })
      : t('pricing.perHour', { price: perHour.price }))
  return (
    <Item id={id} className={isRow ? 'row' : undefined}>
      {recommended && <Band>{[t('pricing.recommended'), badge].filter(Boolean).join(' · ')}</Band>}
      <Body>
        <h3>{name}</h3>
        <Price>
          {price.opening && <small>{price.opening}</small>}{' '}
          <span>
            {price.figure} <small>{[price.period, hourly].filter(Boolean).join(' · ')}</small>
          </span>
        </Price>
        {hours ? <Typeset as={Hours}>{hours}</Typeset> : <span />}
        <Choose
          {...action}
          look={recommended ? 'main' : 'outlined'}
          aria-label={t('link.about', { label: action.label, subject: name })}
        />
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
