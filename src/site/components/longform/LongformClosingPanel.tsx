import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ClosingPanelKind } from '../../../config/closingPanelKinds'
import { ClosingPanel } from '../ui/ClosingPanel'

// No padding above after an article or its pager, which have padding below; after related pages it stays, as their
// background differs.
const Panel = styled(ClosingPanel)({ 'article + &, nav + &': { paddingTop: 0 } })

interface Props {
  site: Queries.LayoutSiteFragment
  kind: ClosingPanelKind
}

/** The call to action at the end of every article and document. */
export function LongformClosingPanel({ site: { practice, navigation }, kind }: Props) {
  const { t } = useTranslation()
  // Legal pages ask about the page; all others ask about the reader’s matter.
  const about = kind === 'legal' ? 'page' : 'matter'
  if (!practice || !navigation) return null
  return (
    <Panel
      headingId="closing-call"
      kind={kind}
      intro={{ eyebrow: null, badge: null, title: t(`call.title.${about}`), text: t(`call.text.${about}`) }}
      actions={[navigation.action]}
      channels={['phone', 'email']}
      practice={practice}
    />
  )
}
