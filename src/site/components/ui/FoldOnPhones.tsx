import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { Typeset } from './Typeset'

/** How long a text below a figure may be for phones to show it: about two lines. */
export const maxUnfoldedStatTextLength = 100

interface Props {
  /** Summary text, if the default (“in detail”) is too vague. */
  label?: string | null
  /** Subject of the content, to make the accessible names of several summaries unique. */
  subject?: string
  /** Number of items inside, shown in parentheses. */
  count?: number
  /** Whether the title above opens it; the whole card is then the click target. */
  byTitle?: boolean
  children: ReactNode
}

/** Content that phones fold to one line; wider windows and print show it in full (site/styles/folds). */
export function FoldOnPhones({ label, subject, count, byTitle = false, children }: Props) {
  const { t } = useTranslation()
  const title = label ?? t('fold.details')
  const words = count === undefined ? title : `${title} (${count})`
  return (
    <details className={byTitle ? 'fold by-title' : 'fold'}>
      <summary aria-label={subject && t('link.about', { label: words, subject })}>
        <Typeset together>{words}</Typeset>
      </summary>
      {children}
    </details>
  )
}
