import type { Rule } from '../rule'

/** Finds French spaces, quotation marks and numbers that were left in a translation. */
export const noFrenchTypographyInEnglish: Rule = {
  requirement: 'English text has English spacing, quotation marks and numbers: $5,000, 60%, 2:30 p.m., “words”.',
  level: 'notice',
  checkVisibleText: ({ text, source, language, element }) => {
    // French quotations keep French typography.
    if (language !== 'en' || element === 'Foreign') return undefined
    return slips.map(({ mark, say }) => {
      const match = mark.exec(text)
      // Values of practice.json, such as « 3e étage » in an address, keep their form.
      return match && source.includes(match[0].trim())
        ? { index: match.index, message: `has “${match[0].trim()}”, as French is typed; ${say}` }
        : undefined
    })
  },
}

const slips: { mark: RegExp; say: string }[] = [
  { mark: /\$[ \u00a0\u202f]\d[\d,.]*/u, say: 'English sets the sign right before the amount: $5,000' },
  {
    mark: /\d[\d \u00a0\u202f,.]*[ \u00a0\u202f]?\$(?![\d(])/u,
    say: 'English sets the sign before the amount: $5,000',
  },
  { mark: /\d[ \u00a0\u202f]%/u, say: 'English sets no space before “%”' },
  {
    mark: /\d,\d{1,2}(?=[ \u00a0]?(?:%|per cent|million|billion|mg|kg|mL))/u,
    say: 'English has a point before decimals: 2.5',
  },
  {
    mark: /(?<![\d.,/-])[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?![\d-])(?=[ \u00a0](?:\p{Ll}{3,}s|people|of)(?!\p{L}))/u,
    say: 'English has a comma between thousands: 12,000',
  },
  { mark: /[\p{L}\d)][ \u00a0\u202f]+[:;?!](?=\s|$)/u, say: 'English sets no space before “:”, “;”, “?” and “!”' },
  { mark: /[«»]/u, say: 'English quotes with “ ”' },
  {
    mark: /(?<![\d.])\d{1,2}[ \u00a0]?h[ \u00a0]?[0-5]\d(?!\d)/u,
    say: 'English counts hours as 2:30 p.m.',
  },
  { mark: /(?<![\p{L}\d])(?:1er|1re|\d{1,2}(?:e|ème|ième))(?![\p{L}\d])/u, say: 'English writes 1st, 2nd, 3rd' },
  {
    mark: /(?<!\p{L})\d{1,2}(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/u,
    say: 'English names the month first: June 14, 2026',
  },
]
