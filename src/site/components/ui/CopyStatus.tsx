import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, fontSize } from '../../styles/tokens'

const Output = styled.output({ flexBasis: '100%', color: color.soft, fontSize: fontSize.small })
// dangerouslySetInnerHTML makes React leave alone what the deferred loader may have written.
const nothing = { __html: '' }

/** Output for the result of copying, beside the button; site/app/preHydrationHandlers.ts writes it. */
export function CopyStatus({ done }: { done?: string }) {
  const { t } = useTranslation()
  return (
    <Output
      data-done={done ?? t('channels.copied')}
      data-refused={t('toast.notCopied')}
      dangerouslySetInnerHTML={nothing}
    />
  )
}
