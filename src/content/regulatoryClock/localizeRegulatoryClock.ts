import { parseSinglePlaceholderName } from '../../shared/placeholderSyntax'
import type { Language } from '../../config/languages'
import type { TimeLimitWithSource } from '../../shared/regulatoryClock/types'
import { listKeys } from '../../shared/properties'
import type { PackedRegulatoryClock } from '../../shared/regulatoryClock/packedClock'
import { formatFact } from '../facts/factFormats'
import { resolveLocalizedContent, type LocalizationContext } from '../resolveLocalizedContent'
import {
  findFact,
  isLegalFigureFact,
  type RegulatoryClock,
  type Fact,
  type Facts,
  type LegalFigureFact,
} from '../model'

const timeUnits = ['days', 'business-days', 'months', 'years'] as const
type TimeUnit = (typeof timeUnits)[number]

const unitWords: Record<Language, Record<TimeUnit, [one: string, many: string]>> = {
  en: {
    days: ['day', 'days'],
    'business-days': ['business day', 'business days'],
    months: ['month', 'months'],
    years: ['year', 'years'],
  },
  fr: {
    days: ['jour', 'jours'],
    'business-days': ['jour ouvrable', 'jours ouvrables'],
    months: ['mois', 'mois'],
    years: ['an', 'ans'],
  },
}

/** Type guard for time limits set by a law or an authority. */
export function isLegalTimeLimitFact(
  fact: Fact | undefined,
): fact is LegalFigureFact & { value: number; unit: TimeUnit } {
  return (
    fact !== undefined &&
    isLegalFigureFact(fact) &&
    typeof fact.value === 'number' &&
    timeUnits.some(unit => unit === fact.unit)
  )
}

/**
 * Localizes the regulatory clock with its time limits resolved from facts: the data for the form, the drawing and the
 * calendar file. Throws if a time limit is not a legal figure fact in days, business days, months or years.
 */
export function localizeRegulatoryClock(clock: RegulatoryClock, context: LocalizationContext): PackedRegulatoryClock {
  // Placeholders are replaced by bare fact names before localizing, so that they are not filled in. This keeps the
  // shape, but JSON.parse loses the type.
  const lengths = new Set<string>()
  const bare = JSON.parse(JSON.stringify(clock), (_, value: unknown) => {
    const name = typeof value === 'string' ? parseSinglePlaceholderName(value) : undefined
    if (name) lengths.add(name)
    return name ?? value
  }) as RegulatoryClock
  const { words, groups, notices, key, stops, filings, phases, example } = resolveLocalizedContent(bare, context)
  return {
    words,
    groups: listKeys(groups).map(id => ({ id, name: groups[id], notice: notices[id] })),
    key,
    colon: context.language === 'fr' ? '\u00a0: ' : ': ',
    lengths: Object.fromEntries([...lengths].map(name => [name, clockLength(name, context.facts, context.language)])),
    phases,
    stops,
    filings: filings.map(({ phases, stops, ...filing }) => ({
      ...filing,
      steps: phases.map((step): [string, string?] => (typeof step === 'string' ? [step] : [step.phase, step.lasts])),
      stops: stops.map(({ stop, then }) => ({ id: stop, then })),
    })),
    defaults: { ...example, pediatric: false, foreign: '' },
  }
}

function clockLength(name: string, facts: Facts, language: Language): TimeLimitWithSource {
  const fact = findFact(facts, name)
  if (!isLegalTimeLimitFact(fact))
    throw new Error(`{{${name}}} is no legal figure fact in days, business days, months or years.`)
  const [one, many] = unitWords[language][fact.unit]
  // French uses the singular below 2, English only for 1.
  const word = fact.value === 1 || (language === 'fr' && fact.value < 2) ? one : many
  return {
    value: fact.value,
    unit: fact.unit,
    words: `${formatFact(fact, language)}\u00a0${word}`,
    basis: fact.basis ?? 'law',
    provision: fact.provision[language],
    url: fact.source.url[language],
    asOf: fact.asOf,
  }
}
