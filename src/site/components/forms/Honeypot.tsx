import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'

/** A name that browsers and password managers do not autofill. */
export const honeypotName = 'topic'

const Hidden = styled.div({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' })
// Attributes that make password managers ignore a field: 1Password, Bitwarden, Dashlane, LastPass.
const unfilled = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-form-type': 'other', 'data-lpignore': 'true' }

/** A honeypot: invisible to people, filled in by bots. */
export function Honeypot() {
  const { t } = useTranslation()
  return (
    <Hidden aria-hidden>
      <label>
        {t('form.trap')}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" {...unfilled} />
      </label>
    </Hidden>
  )
}
