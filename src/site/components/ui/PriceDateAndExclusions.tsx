import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { createColumns } from '../../styles/mixins'
import { color, columnGap, fontSize, mediaQueries, phoneQuery } from '../../styles/tokens'
import { FoldOnPhones } from './FoldOnPhones'
import { Typeset } from './Typeset'

const Terms = styled.div({
  display: 'grid',
  gap: '0.75rem',
  marginTop: '2rem',
  color: color.soft,
  fontSize: fontSize.small,
  '& p': { maxWidth: '37rem' },
  '& p + p': { marginTop: '0.5rem' },
  [phoneQuery]: { marginTop: '0.5rem', fontSize: fontSize.tiny },
  [mediaQueries.tablet]: { gap: '1.5rem' },
  [mediaQueries.desktop]: createColumns(2),
})
const Excluded = styled.div({
  '& h3': { fontSize: '1.0625rem' },
  '& ul': { marginTop: '0.5rem', listStyle: 'disc' },
  '& li': { marginInlineStart: '1.1rem', padding: '0.15rem 0', breakInside: 'avoid', textWrap: 'balance' },
  [mediaQueries.tablet]: { '& ul': { columns: '2 13rem', columnGap }, '& > .fold': { marginTop: 0 } },
})

interface Props {
  /** Currency and date of the prices. */
  asOf: string
  note?: string | null
  excluded: readonly string[]
}

/** What the rules on advertised fees require for every price: date, currency, exclusions. */
export function PriceDateAndExclusions({ asOf, note, excluded }: Props) {
  const { t } = useTranslation()
  return (
    <Terms>
      <div>
        <Typeset as="p">{asOf}</Typeset>
        <Typeset as="p">{note}</Typeset>
      </div>
      <Excluded>
        <h3>{t('pricing.excluded')}</h3>
        <FoldOnPhones label={t('pricing.excluded')} count={excluded.length}>
          <ul>
            {excluded.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </FoldOnPhones>
      </Excluded>
    </Terms>
  )
}
