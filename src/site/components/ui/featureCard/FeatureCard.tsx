import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { IconName } from '../../../../config/icons'
import {
  color,
  mediaQueries,
  phoneQuery,
  radius,
  columnGap,
  createTransitionStyles,
  h3LineHeight,
} from '../../../styles/tokens'
import { FeatureCardDrawing } from './FeatureCardDrawing'
import { FeatureCardFoot } from './FeatureCardFoot'
import { FeatureCardPoints } from './FeatureCardPoints'
import { FeatureCardStat } from './FeatureCardStat'
import { featureCardLooks, cardNoteGridRow } from './featureCardLooks'
import { FoldOnPhones } from '../FoldOnPhones'
import { HexagonVertex } from '../HexagonVertex'
import { Icon } from '../Icon'
import { Moments } from '../Moments'
import { FinePrint } from '../FinePrint'
import { TextWithCitations } from '../TextWithCitations'
import { Typeset } from '../Typeset'

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

/** One card of a list: a service, a reason with a number, a value, an advantage. */
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
  const words = (
    <CardText>{variant === 'row' ? <TextWithCitations>{text}</TextWithCitations> : <Typeset>{text}</Typeset>}</CardText>
  )
  const ending = outcome && (
    <Outcome className="outcome">
      <Typeset>{outcome}</Typeset>
    </Outcome>
  )
  // Neither a price nor the note on it is ever folded, nor what a number is compared with, nor how a story ends.
  const rest = (
    <>
      {points && <FeatureCardPoints points={points} ticked={Boolean(price)} lined={variant === 'offer'} />}
      {!stat && !price && <FinePrint>{note}</FinePrint>}
      {!price && link && <FeatureCardFoot link={link} />}
    </>
  )
  return (
    <Item look={variant} className={stat ? 'number' : undefined} id={id ?? undefined}>
      {cover && <FeatureCardDrawing cover={cover} reading={reading} named={variant === 'offer' || undefined} />}
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
      {stat && <FeatureCardStat>{stat}</FeatureCardStat>}
      {stat && variant === 'row' && <FinePrint>{note}</FinePrint>}
      <Typeset as="h3" inHeading>
        {title}
      </Typeset>
      {!foldsText && words}
      {!foldsText && ending}
      {foldsText || (points && variant !== 'offer') ? (
        <FoldOnPhones label={price && t('pricing.included')} subject={title} count={points?.length} byTitle={!price}>
          {foldsText && words}
          {rest}
        </FoldOnPhones>
      ) : (
        rest
      )}
      {foldsText && ending}
      {variant !== 'row' && (stat ?? price) && <FinePrint>{note}</FinePrint>}
      {price && <FeatureCardFoot price={price} link={link} />}
    </Item>
  )
}
