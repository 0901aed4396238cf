import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { PageEnding } from '../../../config/pageEndings'
import { ClosingPanel } from '../ui/ClosingPanel'

// A text before it has padding of its own, related pages have another ground.
const Panel = styled(ClosingPanel)({ 'article + &, nav + &': { paddingTop: 0 } })

interface Props {
  site: Queries.LayoutSiteFragment
  ending: PageEnding
}

/** The call to action at the end of every article and document. */
export function LongformClosingPanel({ site: { practice, navigation }, ending }: Props) {
  const { t } = useTranslation()
  // The reader’s legal matter, or a page on which the practice speaks about itself.
  const about = ending === 'legal' ? 'page' : 'matter'
  if (!practice || !navigation) return null
  return (
    <Panel
      headingId="closing-call"
      ending={ending}
      intro={{ eyebrow: null, badge: null, title: t(`call.title.${about}`), text: t(`call.text.${about}`) }}
      actions={[navigation.action]}
      channels={['phone', 'email']}
      practice={practice}
    />
  )
}
