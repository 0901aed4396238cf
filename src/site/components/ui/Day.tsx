import { formatDate } from '../../../shared/dates'
import { useLanguage } from '../../hooks/useLanguage'
import { Typeset } from './Typeset'

/** A date: its label if it has one, otherwise formatted in the language of the page. */
export function Day({ day, label }: { day: string; label?: string | null }) {
  const language = useLanguage()
  return (
    <time dateTime={day}>
      <Typeset>{label ?? formatDate(day, language)}</Typeset>
    </time>
  )
}
