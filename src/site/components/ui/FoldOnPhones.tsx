import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { Typeset } from './Typeset'

interface Props {
  /** What opens, where “in detail” is not enough. */
  label?: string
  /** What the list is about, for those who hear one summary after the other. */
  subject?: string
  count?: number
  /** True where the title above opens it, and the whole card with it. */
  byTitle?: boolean
  children: ReactNode
}

/** What phones fold to one line; wider windows and paper show all of it (site/styles/frame). */
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
