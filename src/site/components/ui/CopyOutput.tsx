import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { color, fontSize } from '../../styles/tokens'

const Output = styled.output({ flexBasis: '100%', color: color.soft, fontSize: fontSize.small })
// React leaves alone what the deferred loader may have written before.
const nothing = { __html: '' }

/** Where it is said that something was copied, or that the browser refuses: beside the button, by site/app/preHydrationHandlers.ts. */
export function CopyOutput({ done }: { done?: string }) {
  const { t } = useTranslation()
  return (
    <Output
      data-done={done ?? t('channels.copied')}
      data-refused={t('toast.notCopied')}
      dangerouslySetInnerHTML={nothing}
    />
  )
}
