import type { VisibleTextFinding, Findings, Rule } from '../rule'

export const validSpacingAndPunctuation: Rule = {
  requirement:
    'There is one space between words and none before a comma or a full stop, and no punctuation mark is doubled.',
  level: 'notice',
  // Without them placeholders are empty and leave double spaces.
  requiredParts: ['practice', 'facts'],
  checkVisibleText: ({ text, source, element, field }) => [
    ...findSlips(element ? source : text, [double]),
    ...(element ? [] : findSlips(text, breaks)),
    // Elements extracted from the text leave their spaces behind.
    ...findSlips(
      text.replace(/(?<=\S)[ \u00a0]{2,}/g, ' '),
      element && /<(?:Foreign|Term|Source)/.test(source) ? points.slice(1) : points,
    ),
    // SEO titles use it as a separator; in a table cell it must have been escaped.
    ...findSlips(text, /^seo\./.test(field ?? '') || /^t[dh]$/.test(element ?? '') ? [] : [bar]),
  ],
}

function findSlips(text: string, checks: Check[]): Findings<VisibleTextFinding> {
  const found = checks.flatMap(({ mark, say }) => {
    const match = mark.exec(text)
    return match
      ? [
          {
            index: match.index,
            message: `${say} (near “${text
              .slice(Math.max(0, match.index - 14), match.index + 14)
              .replace(/\s+/g, ' ')
              .trim()}”)`,
          },
        ]
      : []
  })
  return found.slice(0, 2)
}

interface Check {
  mark: RegExp
  say: string
}

const double: Check = {
  mark: /(?=[ \u00a0\u202f]{2})(?<=[^\s|])[ \u00a0\u202f]{2,}(?=[^\s|])/u,
  say: 'has two spaces where one belongs',
}

const bar: Check = {
  // Broken table rows are reported by another rule.
  mark: /\|(?=[ ][\p{L}\p{N}])(?<=[\p{L}\p{N}][ ]\|)(?<!^[ ]*\|.*\|)/u,
  say: 'has a bar “|” between words, which shows as it stands',
}

// Fields must not contain line breaks: the page wraps lines.
const breaks: Check[] = [
  { mark: /\t/u, say: 'has a tab, which pages show as a space' },
  { mark: /\n(?<=\S[ ]?\n)(?=[ ]?[^\s\-*•\d])/u, say: 'has a line break, which pages show as a space' },
  { mark: /^[\s\u00a0]+(?=\S)|(?<=\S)[\s\u00a0]+$/u, say: 'begins or ends with a space' },
]

const points: Check[] = [
  {
    mark: /(?=[ \u00a0\u202f])(?<=[\p{L}\p{N})»”])[ \u00a0\u202f]+(?=[,.](?:\s|$)|,\p{L})/u,
    say: 'has a space before a comma or a full stop',
  },
  { mark: /,(?<=\p{Ll},)(?=\p{L}{2})/u, say: 'has no space after a comma' },
  { mark: /[.](?=\p{Lu}\p{Ll}+\s)(?<=\p{L}{2}[.])/u, say: 'has no space after a full stop' },
  {
    mark: /(?=[,.;:])(?:(?<![.\p{N}]),,|(?<!\.)\.\.(?!\.)|;;|::|(?<=[,;:])[,;:](?!\/)|(?<=\p{Ll}{4})(?<!\b(?:ibid|suiv|approx))\.[,;:])/u,
    say: 'has a point typed twice',
  },
  {
    mark: /[!?](?=\p{L}{2})(?<=\p{L}{2}[!?])|[.!?](?=\(\p{L})(?<=\p{L}{3}[.!?])/u,
    say: 'has no space after the end of a sentence',
  },
  { mark: /\${2,}|%{2,}/u, say: 'has a sign typed twice' },
  { mark: /…{2,}|\.{4,}/u, say: 'has more points than the three of an ellipsis' },
  { mark: /!{2,}|\?{2}(?!\?)|[!?]{3,}/u, say: 'has one sign after another where one says enough' },
  { mark: /(?=--)(?<=[\p{L}\p{N}»”] ?)--(?=[ ]?[\p{L}«“])/u, say: 'has two hyphens for a dash; type –, or a comma' },
  { mark: /\((?=[ \u00a0]\p{L}{3})|\)(?<=\p{L}{3}[ \u00a0]\))/u, say: 'has a space inside brackets' },
]
