import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { maxCardPoints } from '../../../config/contentLengthLimits'
import type { IconName } from '../../../config/icons'
import { pointColumns, textLink } from '../../styles/mixins'
import {
  color,
  fontFamily,
  mediaQueries,
  phoneQuery,
  radius,
  fontSize,
  columnGap,
  tabletRangeQuery,
  createTransitionStyles,
  h3LineHeight,
  spaceBelowSectionHeading,
} from '../../styles/tokens'
import { featureCardLooks, cardNoteGridRow } from './featureCardLooks'
import { FoldOnPhones } from './FoldOnPhones'
import { HexagonVertex } from './HexagonVertex'
import { Icon } from './Icon'
import { Moments } from './Moments'
import { PictureOrCoverFigure } from './PictureOrCoverFigure'
import { Link } from './Link'
import { FinePrint } from './FinePrint'
import { TextWithCitations } from './TextWithCitations'
import { CheckmarkListItem } from './CheckmarkListItem'
import { Typeset } from './Typeset'

/** Styles of a list of cards; the section sets the columns. */
export const cardGridStyles = {
  display: 'grid',
  gap: columnGap,
  [phoneQuery]: { rowGap: '1rem' },
  marginTop: spaceBelowSectionHeading,
  [mediaQueries.tablet]: { rowGap: 0, marginBottom: `-${columnGap}` },
}

/** Smaller inset and type for cards that are three in a row on tablets. */
export const compactCardsOnTablets = { [tabletRangeQuery]: { '--inline': '1rem', fontSize: fontSize.small } }

/** Up to tablets. */
const narrowQuery = '@media screen and (max-width: 63.99em)'

/** Width of an icon beside its title, on phones. */
const icon = '2.25rem'

const Item = styled('li', { shouldForwardProp: name => name !== 'look' })<{ look: keyof typeof featureCardLooks }>(
  {
    position: 'relative',
    // On phones the icon is beside the title.
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    '& > *': { gridColumn: '1 / -1' },
    '& > span': { gridColumn: 1 },
    '& > span + *': { gridColumn: 2 },
    [phoneQuery]: {
      '&:has(> span)': { '--first-line': icon },
      '& > span + h3': { paddingTop: `calc((${icon} - ${h3LineHeight}) / 2)` },
      // Inside a fold, only the link itself is clickable, not the whole card.
      '& .fold a::after': { display: 'none' },
    },
    // Subgrid: icon, number, title, text, each point, note and footer are aligned across cards.
    [mediaQueries.tablet]: {
      gridRow: `span ${cardNoteGridRow + 1}`,
      grid: 'subgrid / minmax(0, 1fr)',
      rowGap: 0,
      marginBottom: columnGap,
      '& > *, & > .fold > *, & > span + *': { gridColumn: 1, gridRow: cardNoteGridRow, alignSelf: 'auto' },
      '& > :is(span, figure)': { gridRow: 1 },
      '& > h3': { gridRow: 3 },
      // Beside each other, all names before a colon have a line of their own.
      '& > h3 > .clause': { display: 'block' },
      '& > .fold': { gridRow: 5 },
      // Only a title and a text: they stay together, whatever the titles beside it need.
      '&:not(:has(ul, a, .outcome))': { gridTemplateRows: 'none' },
    },
    scrollMarginTop: '6rem',
    breakInside: 'avoid',
    // The whole card is clickable if it has a link.
    '& p > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '& summary': { zIndex: 1 },
    '&:has(p > a):hover': { borderColor: color.accent },
    ...createTransitionStyles('border-color'),
  },
  ({ look }) => featureCardLooks[look],
)
const inRow = (row: number) => ({ [mediaQueries.tablet]: { '&&&': { gridRow: row } } })
const Badge = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: '1rem',
  [mediaQueries.tablet]: { marginBottom: '1.5rem' },
  [phoneQuery]: { width: icon, height: icon, marginInlineEnd: '0.75rem' },
  borderRadius: radius.control,
  background: color.mark,
  color: color.onMark,
  '&.bare': { justifyItems: 'start', background: 'none', color: color.accent },
})
// Above the text; on phones beside it.
const Drawing = styled(PictureOrCoverFigure)({
  marginBottom: '1.25rem',
  [phoneQuery]: {
    gridRow: '1 / span 3',
    alignSelf: 'start',
    width: 'min(6.5rem, 22vw)',
    margin: '0 1rem 0 0',
    '&&': { gridColumn: 1 },
    '&& ~ *': { gridColumn: 2 },
    '& > div': { aspectRatio: '1' },
    // Too narrow for a caption.
    '& > figcaption': { display: 'none' },
    // The link shows only an arrow at the end of the title, which says where it leads.
    '&& ~ p:has(> a)': { padding: 0 },
    '&& ~ p > a': {
      minHeight: 0,
      fontSize: 0,
      '&::before': {
        content: '"→" / ""',
        position: 'absolute',
        insetInlineEnd: 0,
        top: '1rem',
        fontSize: '1.25rem',
        lineHeight: h3LineHeight,
      },
      // The link has no visible text, so its focus outline surrounds the card.
      '&:focus-visible': { outline: 0, '&::after': { outline: `2px solid ${color.accent}` } },
    },
    // As wide as the arrow, and a gap.
    '&& ~ h3': { paddingInlineEnd: '2.75rem' },
  },
})
const Stat = styled.p({
  containerType: 'inline-size',
  marginBottom: '0.75rem',
  color: color.ink,
  font: `460 clamp(2rem, 1.1rem + 1.9vw, 2.6rem)/1.1 ${fontFamily.display}`,
  ...inRow(2),
})
// A number and its words stay on one line, in smaller type if need be; a longer one may break.
const StatLine = styled.span({ display: 'block', fontSize: 'min(1em, 15cqi)' })
const longestStatLine = 13
const keepTogether = (stat: string) => (stat.length > longestStatLine ? stat : stat.replaceAll(' ', '\u00a0'))
/** The text of a card. */
const CardText = styled.p({ marginTop: '0.6rem', color: color.soft, textWrap: 'balance', ...inRow(4) })
const Outcome = styled.p({
  marginTop: '1rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.line}`,
  color: color.ink,
  fontWeight: 600,
  textWrap: 'balance',
  ...inRow(5),
  // Below a folded text, a rule would look like the end of the item.
  [phoneQuery]: { '.fold + &': { marginTop: '0.5rem', paddingTop: 0, borderTop: 0 } },
})
/** The points of a card: check marks on cards with a price, otherwise lines. */
const CardPoints = styled.ul({
  display: 'grid',
  gap: '0.55rem 1rem',
  '& > li': { textWrap: 'balance' },
  '&.lines': { rowGap: 0, [mediaQueries.tablet]: { gridTemplateRows: 'subgrid' } },
  '&.sentences.sentences': { gridTemplateColumns: '1fr' },
  fontSize: fontSize.small,
  [phoneQuery]: { '&:not(.lines)': { marginBlock: '0.75rem' } },
  [mediaQueries.tablet]: {
    ...pointColumns,
    alignContent: 'start',
    marginTop: '1.25rem',
    '&&&': { gridRow: `5 / span ${maxCardPoints}` },
  },
})
const Foot = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  paddingTop: '1.25rem',
  // The rules are on one line in all cards, and on wide screens each link directly below its price.
  [mediaQueries.tablet]: { '&&&': { gridRow: cardNoteGridRow + 1 } },
  [mediaQueries.desktop]: {
    display: 'block',
    '& > a': { display: 'flex', width: 'fit-content' },
    '& > span + span + a': { marginTop: '0.4rem' },
  },
  [phoneQuery]: {
    paddingTop: '0.5rem',
    'p + &': { paddingTop: '1.25rem' },
    // The fold ends with a rule.
    '.fold + &': { paddingTop: '0.85rem', '& > :first-child': { display: 'none' } },
  },
})
const Rule = styled.span({
  display: 'block',
  flexBasis: '100%',
  borderTop: `1px solid ${color.line}`,
  marginBottom: '0.75rem',
  [phoneQuery]: { '&:has(+ a)': { display: 'none' } },
})
const Price = styled.span({
  color: color.ink,
  fontWeight: 650,
  fontSize: fontSize.small,
  textWrap: 'balance',
  [narrowQuery]: { flex: '1 1 0' },
})
const More = styled(Link)({
  ...textLink,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  textWrap: 'balance',
  [phoneQuery]: { '.fold &': { minHeight: '2.75rem' } },
  // On phones and tablets only an arrow beside the price; the title says where it leads.
  [narrowQuery]: {
    'span + span + &': {
      fontSize: 0,
      textDecoration: 'none',
      '&::before': { content: '"→" / ""', fontSize: '1.25rem' },
    },
  },
})

interface Props {
  variant?: keyof typeof featureCardLooks
  id?: string | null
  icon?: IconName | null
  cover?: Queries.CoverFragment | null
  reading?: string | null
  stat?: string | null
  title: string
  text: string
  /** How a story ends. */
  outcome?: string | null
  /** Highlighted vertex of the hexagon above the title. */
  vertex?: number
  /** Its dates, in order. */
  moments?: readonly string[] | null
  points?: readonly string[] | null
  note?: string | null
  price?: string | null
  link?: Queries.ActionFragment | null
  /** Whether phones fold the text as well, and not only the points. */
  foldsText?: boolean
}

/**
 * One card of a list: a service, a reason with a number, a value, an advantage. On phones and tablets the price and the
 * link share a line; on wider screens the link is below the price.
 */
export function FeatureCard({
  variant = 'boxed',
  id,
  icon,
  cover,
  reading,
  stat,
  title,
  text,
  outcome,
  moments,
  vertex,
  points,
  note,
  price,
  link,
  foldsText,
}: Props) {
  const { t } = useTranslation()
  const isOffer = variant === 'offer'
  const words = (
    <CardText>{variant === 'row' ? <TextWithCitations>{text}</TextWithCitations> : <Typeset>{text}</Typeset>}</CardText>
  )
  const ending = outcome && (
    <Outcome className="outcome">
      <Typeset>{outcome}</Typeset>
    </Outcome>
  )
  const list =
    points &&
    (price ? (
      <CardPoints className={isOffer ? 'lines' : undefined}>{points.map(renderPointWithTick)}</CardPoints>
    ) : (
      <CardPoints className={points.some(isSentence) ? 'lines sentences' : 'lines'}>
        {points.map(renderPointWithoutTick)}
      </CardPoints>
    ))
  const foot = (price || link) && (
    <Foot>
      <Rule />
      <Typeset as={Price}>{price}</Typeset>
      {link && <More {...link} />}
    </Foot>
  )
  // Neither a price nor the note on it is ever folded, nor what a number is compared with, nor how a story ends.
  const rest = (
    <>
      {list}
      {!stat && !price && <FinePrint>{note}</FinePrint>}
      {!price && foot}
    </>
  )
  return (
    <Item look={variant} className={stat ? 'number' : undefined} id={id ?? undefined}>
      {cover && <Drawing cover={cover} reading={reading} />}
      {moments && <Moments moments={moments} />}
      {vertex !== undefined && (
        <Badge className="bare">
          <HexagonVertex vertex={vertex} />
        </Badge>
      )}
      {icon && (
        <Badge>
          <Icon name={icon} />
        </Badge>
      )}
      {stat && (
        <Stat>
          <Typeset as={StatLine}>{keepTogether(stat)}</Typeset>
        </Stat>
      )}
      {stat && variant === 'row' && <FinePrint>{note}</FinePrint>}
      <Typeset as="h3" inHeading>
        {title}
      </Typeset>
      {!foldsText && words}
      {!foldsText && ending}
      {foldsText || (points && !isOffer) ? (
        <FoldOnPhones label={price && t('pricing.included')} subject={title} count={points?.length} byTitle={!price}>
          {foldsText && words}
          {rest}
        </FoldOnPhones>
      ) : (
        rest
      )}
      {foldsText && ending}
      {variant !== 'row' && (stat ?? price) && <FinePrint>{note}</FinePrint>}
      {price && foot}
    </Item>
  )
}

/** Whether a point has more than some four lines in half of a card. */
export const isSentence = (point: string) => point.length > 100

const renderPointWithTick = (point: string) => <CheckmarkListItem key={point}>{point}</CheckmarkListItem>

/** A point without a tick. */
const renderPointWithoutTick = (point: string) => (
  <li key={point}>
    <TextWithCitations>{point}</TextWithCitations>
  </li>
)
