import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { Button } from './Button'

/** A button that needs scripts. */
export const ScriptedButton = styled(Button)({ '@media print, (scripting: none)': { display: 'none' } })

/** Prints the page, or saves it as a PDF. */
export function PrintButton() {
  const { t } = useTranslation()
  return (
    <ScriptedButton type="button" look="outlined" onClick={() => window.print()}>
      {t('share.print')}
    </ScriptedButton>
  )
}
