import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import type { PageEnding } from '../../../config/pageEndings'
import { sectionPaddingBlock } from '../../styles/tokens'
import { ClosingPanel } from '../ui/ClosingPanel'

// The content before it has padding of its own.
const Panel = styled(ClosingPanel)({ paddingBlock: `0 ${sectionPaddingBlock}` })

interface Props {
  site: Queries.LayoutSiteFragment
  ending: PageEnding
  author?: ReactNode
}

/** The call to action at the end of every article and document. */
export function LongformClosingPanel({ site: { practice, navigation }, ending, author }: Props) {
  const { t } = useTranslation()
  // The reader’s legal matter, or a page on which the practice speaks about itself.
  const about = ending === 'legal' ? 'page' : 'matter'
  if (!practice || !navigation) return null
  return (
    <Panel
      headingId="closing-call"
      ending={ending}
      author={author}
      intro={{ eyebrow: null, badge: null, title: t(`call.title.${about}`), text: t(`call.text.${about}`) }}
      actions={[navigation.action]}
      channels={['phone', 'email']}
      practice={practice}
    />
  )
}
