import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { container, boxPadding, pineSurface } from '../../styles/mixins'
import { color, radius, fontSize } from '../../styles/tokens'
import { ButtonLink } from '../ui/Button'

const Ground = styled.section({
  ...container,
  paddingBottom: 'clamp(2.5rem, 5vw, 4rem)',
  '@media print': { display: 'none' },
})
const Box = styled.div({
  ...pineSurface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.5rem 3rem',
  padding: `clamp(${boxPadding}, 4vw, 3rem)`,
  borderRadius: radius.call,
  '& p': { marginTop: '0.75rem', maxWidth: '38rem', color: color.soft, fontSize: fontSize.text },
})

/** The call that closes every article. */
export function ArticleCallToAction({ booking }: { booking?: Queries.ActionFragment }) {
  const { t } = useTranslation()
  return (
    <Ground aria-labelledby="closing-call">
      <Box>
        <div>
          <h2 id="closing-call">{t('blog.call.title')}</h2>
          <p>{t('blog.call.text')}</p>
        </div>
        {booking && <ButtonLink to={booking.to}>{booking.label}</ButtonLink>}
      </Box>
    </Ground>
  )
}
