import type { Language } from '../../config/languages'
import type { Timeline, TimelineBarLook, TimelineRow } from '../../shared/figures/timeline'
import { listKeys } from '../../shared/properties'

/** What the bars of a drawing mean; the regulatory clock has its own key (content/clock.json). */
const keyWords: Record<Language, Record<Exclude<TimelineBarLook, 'rest'>, string>> = {
  en: {
    work: 'An authority’s time',
    own: 'Your own time',
    stop: 'The clock is stopped',
    due: 'Your deadline, by law',
    remedy: 'Remedy on request',
    right: 'Protection',
    open: 'No set time, not to scale',
  },
  fr: {
    work: 'Délai d’une autorité',
    own: 'Votre délai',
    stop: 'Le décompte est suspendu',
    due: 'Votre échéance, selon la loi',
    remedy: 'Recours sur requête',
    right: 'Protection',
    open: 'Sans délai fixé, hors échelle',
  },
}

/**
 * The key of the kinds of bars, if several are drawn, or a deadline. Beside protections, `work` is the time until a sale,
 * and named as its row.
 */
export function buildTimelineKey(rows: TimelineRow[], language: Language): Pick<Timeline, 'key'> {
  const drawn = new Set(rows.flatMap(({ bars }) => bars.map(({ look }) => look)))
  if (drawn.size < 2 && !drawn.has('due')) return {}
  const isWork = ({ bars }: TimelineRow) => bars.some(({ look }) => look === 'work')
  const words = {
    ...keyWords[language],
    ...(drawn.has('right') && { work: rows.find(isWork)?.name ?? '' }),
  }
  return {
    key: listKeys(words)
      .filter(look => drawn.has(look))
      .map(look => ({ look, words: words[look] })),
  }
}
