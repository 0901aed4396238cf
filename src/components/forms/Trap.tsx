import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { trapName } from './trapName'

const Hidden = styled.div({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' })

/** A field that people never see and machines fill in: a form with something in it is not delivered. */
export function Trap({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Hidden aria-hidden>
      <label htmlFor={id}>{t('form.trap')}</label>
      <input id={id} name={trapName} tabIndex={-1} autoComplete="off" />
    </Hidden>
  )
}
