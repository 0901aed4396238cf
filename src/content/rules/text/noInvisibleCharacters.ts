import { collectJsonAndFrontMatterStrings } from '../../collectNestedStrings'
import { formatCodePoint } from '../../language/formatCodePoint'
import type { CheckInput } from '../../read/checkInput'
import type { ContentFinding, Findings, Rule } from '../rule'

export const noInvisibleCharacters: Rule = {
  requirement:
    'Texts contain no invisible characters, which come from pasting and break search, line wrapping and screen readers.',
  level: 'problem',
  check: input => [...findInFields(input), ...findInBodies(input)],
}

const names: [RegExp, string][] = [
  // Emoji sequences contain zero-width joiners.
  [
    /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|[\u200b\u200c\u2060-\u2064\u180e]/u,
    'a character of no width',
  ],
  [/\ufeff/u, 'a byte order mark inside the text'],
  [/\u00ad/u, 'a soft hyphen'],
  [/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/u, 'a character that changes the direction of reading'],
  [/[\u2028\u2029]/u, 'a line separator'],
  [/[\ufff9-\ufffc]/u, 'the place of a picture or an object that was not pasted'],
  [/[\ue000-\uf8ff]/u, 'a character of a private font'],
  [/(?![\t\n\r])\p{Cc}/u, 'a control character'],
  [/[\u2000-\u2008\u200a\u205f\u3000]/u, 'an unusual space'],
]

// A cheap filter: nearly no text contains one of them.
const anyMark = new RegExp(names.map(([mark]) => mark.source).join('|'), 'u')

function findInFields(input: CheckInput): Findings<ContentFinding> {
  return collectJsonAndFrontMatterStrings(input).map(({ file, text, field }) => {
    const found = describeInvisibleCharacter(text)
    return found ? { file, field, message: found.message } : undefined
  })
}

function findInBodies({ mdxFiles }: CheckInput): Findings<ContentFinding> {
  return mdxFiles.flatMap(({ file, body, linesBefore }) =>
    body.split('\n').map((text, index) => {
      const found = describeInvisibleCharacter(text.replace(/\r$/, ''))
      return found ? { file, line: linesBefore + index + 1, message: found.message } : undefined
    }),
  )
}

function describeInvisibleCharacter(text: string): { message: string } | undefined {
  if (!anyMark.test(text)) return undefined
  for (const [mark, name] of names) {
    const match = mark.exec(text)
    if (!match) continue
    const near = `${text.slice(Math.max(0, match.index - 14), match.index)}▮${text.slice(match.index + match[0].length, match.index + 14)}`
    return {
      message: `holds ${name} (${formatCodePoint(match[0])}) at “${near}”, which cannot be seen; delete it with the letters beside it and type them again`,
    }
  }
  return undefined
}
