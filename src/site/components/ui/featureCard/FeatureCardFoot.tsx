import styled from '@emotion/styled'
import { textLink } from '../../../styles/mixins'
import { color, fontSize, mediaQueries, phoneQuery } from '../../../styles/tokens'
import { Link } from '../Link'
import { Typeset } from '../Typeset'
import { cardNoteGridRow } from './featureCardLooks'

/** Up to tablets. */
const narrowQuery = '@media screen and (max-width: 63.99em)'

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
  price?: string | null
  link?: Queries.ActionFragment | null
}

/** Price and link of a card: on one line up to tablets, on wider screens the link below the price. */
export function FeatureCardFoot({ price, link }: Props) {
  return (
    <Foot>
      <Rule />
      <Typeset as={Price}>{price}</Typeset>
      {link && <More {...link} />}
    </Foot>
  )
}
