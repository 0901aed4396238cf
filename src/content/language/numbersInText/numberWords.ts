import type { Language } from '../../../config/languages'

const english: Record<string, number> = {
  ...numbered(
    0,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  ),
  ...numbered(17, 'seventeen eighteen nineteen'),
  ...numbered(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
  // A common misspelling.
  fourty: 40,
}

const french: Record<string, number> = {
  ...numbered(0, 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
  ...numbered(20, 'vingt trente quarante cinquante soixante septante octante nonante', 10),
  une: 1,
  vingts: 20,
}

const scales: Record<string, number> = {
  hundred: 100,
  cent: 100,
  cents: 100,
  thousand: 1e3,
  mille: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  milliard: 1e9,
  milliards: 1e9,
}

const names: Record<Language, Record<string, number>> = { en: english, fr: french }

/** Pattern source for a number in words, such as “twelve thousand five hundred” or « quatre-vingt-dix-huit ». */
export function createNumberWordsPatternSource(language: Language): string {
  const word = [...Object.keys(names[language]), ...Object.keys(scales)].sort((a, b) => b.length - a.length).join('|')
  return `(?:${word})(?:(?:[\\s\\u00a0\\u202f]+|-)(?:(?:and|et)(?:[\\s\\u00a0\\u202f]+|-))?(?:${word}))*`
}

/** Parses a number in words: a hundred multiplies the group before it, larger scales the whole group. */
export function parseNumberWords(words: string, language: Language): number {
  let total = 0
  let group = 0
  for (const word of words.toLowerCase().split(/[\s\u00a0\u202f-]+/)) {
    const scale = scales[word] ?? 0
    if (scale >= 1e3) {
      total += (group || 1) * scale
      group = 0
    } else if (scale === 100) {
      group = (group || 1) * 100
    } else {
      const value = names[language][word] ?? 0
      // French vigesimal: quatre-vingts is four times twenty.
      group = language === 'fr' && value === 20 && group % 100 === 4 ? group - 4 + 80 : group + value
    }
  }
  return total + group
}

function numbered(first: number, words: string, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]))
}
