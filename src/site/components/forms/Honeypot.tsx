import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'

/** Its name. It says nothing that a browser or a password manager would fill in by itself. */
export const honeypotName = 'topic'

const Hidden = styled.div({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' })
// What asks password managers to leave a field alone: 1Password, Bitwarden, Dashlane, LastPass.
const unfilled = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-form-type': 'other', 'data-lpignore': 'true' }

/** A field that people never see and machines fill in. */
export function Honeypot({ form }: { form: string }) {
  const { t } = useTranslation()
  const id = `${form}-${honeypotName}`
  return (
    <Hidden aria-hidden>
      <label htmlFor={id}>{t('form.trap')}</label>
      <input id={id} name={honeypotName} tabIndex={-1} autoComplete="off" {...unfilled} />
    </Hidden>
  )
}
