import { formatDidYouMeanHint } from '../../language/didYouMean'
import { findFact, type Facts } from '../../model'
import type { VisibleText } from '../../read/visibleText'
import type { VisibleTextFinding, Rule } from '../rule'

export const correctPlaceholderUse: Rule = {
  requirement: 'A fact is written as {{its-name}}, with two braces on each side.',
  level: 'problem',
  requiredParts: ['facts'],
  comparesWith: ['facts'],
  checkVisibleText: (copy, { facts }) =>
    copy.element
      ? []
      : [
          findTypedDay(copy),
          ...findSlips(copy.source, facts, copy.file.startsWith('locales/') ? 'interface' : 'field'),
        ],
  checkMarkdown: ({ source }, { facts }) => findSlips(source, facts, 'markdown'),
}

// The date of prices must come from a fact: a typed one would not change with the price.
function findTypedDay({ file, field, source }: VisibleText): VisibleTextFinding | undefined {
  return file.startsWith('content/pages/') && /\.asOf\.(?:en|fr)$/.test(field ?? '') && !source.includes('{{')
    ? {
        index: 0,
        level: 'notice',
        message: 'types the day of the prices; name the day of one of them, which moves with it',
        example: '{{fgc-starter-price:asof}}',
      }
    : undefined
}

// Wrong delimiters around a fact name: single or triple braces, square or angle brackets, dollar or percent signs.
const brackets = [
  /(?<!\{)\{(?<name>[^{}\n]*)\}(?!\})/g,
  /\{{3,}(?<name>[^{}\n]*)\}{3,}/g,
  /\[\[(?<name>[^[\]\n]*)\]\]/g,
  /<<(?<name>[^<>\n]*)>>/g,
  /\(\((?<name>[\w.:-]*-[\w.:-]*)\)\)/g,
  /%(?<name>[a-z][\w.-]*-[\w.-]*)%/g,
  /(?<!\[)\[(?<name>[a-z]+(?:-[a-z]+)+)\](?![\](:])/g,
  /\$(?<name>[a-z]+(?:-[a-z]+)+)/g,
  /(?<!\{)\{(?<name>[^{}\n]*)\}\}/g,
  /\{\{(?<name>[^{}\n]*)\}(?!\})/g,
]

function findSlips(text: string, facts: Facts, place: 'field' | 'interface' | 'markdown'): VisibleTextFinding[] {
  const names = Object.keys(facts)
  const bracketed = brackets.flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(match => {
      const name = (match.groups?.name ?? '').trim()
      const known = names.find(fact => fact === name.split(':')[0]?.toLowerCase())
      // Skips escaped brackets, and single square brackets around something that is not a fact.
      if (text[match.index - 1] === '\\' || (match[0].startsWith('[') && match[0][1] !== '[' && !known)) return []
      if (place === 'interface')
        return [
          {
            index: match.index,
            message: `has “${match[0]}”; a value that is filled in has two braces on each side`,
            example: `{{${name}}}`,
          },
        ]
      const meant = known ? '' : formatDidYouMeanHint(name, names)
      // Braces around other words are code to MDX, which reports them.
      if (place === 'markdown' && match[0].startsWith('{') && !known && !meant) return []
      return [
        {
          index: match.index,
          message: `has “${match[0]}”, which would show as it stands; a fact is named with two braces on each side${meant}`,
          example: `{{${known ? name.toLowerCase() : 'fgc-starter-price'}}}`,
        },
      ]
    }),
  )
  return [
    ...bracketed,
    ...(place === 'interface' ? [] : [...findDoubledSigns(text, facts), ...findBareNames(text, names)]),
  ]
}

// A sign that the formatted fact already contains: $5,000, 15 %.
function findDoubledSigns(text: string, facts: Facts): VisibleTextFinding[] {
  return [
    ...text.matchAll(
      /(?<before>\$[ \u00a0]?)?\{\{\s*(?<name>[a-z0-9-]+)[^{}]*\}\}(?<after>[ \u00a0]?(?:\$|%|dollars?(?!\p{L})|per ?cent(?!\p{L})|pour[ \u00a0]cent(?!\p{L})|CAD))?/giu,
    ),
  ].flatMap(({ 0: found, index, groups: { before, name = '', after } = {} }) => {
    const unit = findFact(facts, name)?.unit
    const twice = unit === 'cad' ? /[$]|dollars?|CAD/ : unit === 'percent' ? /%|per ?cent|pour[ \u00a0]cent/ : undefined
    return twice?.test(`${before ?? ''}${after ?? ''}`)
      ? [
          {
            index,
            message: `has “${found}”; the fact shows its sign by itself, take out the one that is typed`,
            example: `{{${name}}}`,
          },
        ]
      : []
  })
}

// Fact ids without braces. Only ids with two hyphens: one hyphen may be an ordinary compound (business-aligned).
function findBareNames(text: string, names: string[]): VisibleTextFinding[] {
  if (!/[a-z0-9]-[a-z0-9]+-[a-z0-9]/.test(text)) return []
  const bare = text.replace(/\{+[^{}]*\}+|\[\[[^\]]*\]\]|<[^>]*>|\]\([^)]*\)|https?:\/\/\S+/g, found =>
    ' '.repeat(found.length),
  )
  const found = new Map([...bare.matchAll(/(?<![\w-])\w+(?:-\w+){2,}(?![\w-])/g)].map(match => [match[0], match.index]))
  return names.flatMap(name => {
    const index = found.get(name)
    return index === undefined
      ? []
      : [{ index, message: `shows the name of a fact, “${name}”, instead of its figure`, example: `{{${name}}}` }]
  })
}
