import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useId, type HTMLAttributes, type ReactNode } from 'react'
import { headingAnchor } from '../../styles/mixins'

const Anchor = styled.a(headingAnchor)

type Props = HTMLAttributes<HTMLHeadingElement> & { 'data-words'?: string; children?: ReactNode }

// Reader views drop headings whose id looks like boilerplate (“10-contact”, “sponsor”), unless a class contains
// “content”.
const kept = 'content-heading'

/** An h2 with an anchor link. */
export function Heading2(props: Props) {
  return <Heading as="h2" {...props} />
}

/** An h3 with an anchor link. */
export function Heading3(props: Props) {
  return <Heading as="h3" {...props} />
}

// The accessible name of the heading excludes the anchor link.
function Heading({ as: Level, id, 'data-words': heading, children }: Props & { as: 'h2' | 'h3' }) {
  const { t } = useTranslation()
  const words = useId()
  return (
    <Level id={id} className={kept} aria-labelledby={words}>
      <span id={words}>{children}</span>
      <Anchor href={`#${id}`} aria-label={t('text.headingLink', { heading })} />
    </Level>
  )
}
