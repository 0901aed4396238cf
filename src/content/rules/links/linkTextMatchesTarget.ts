import { getFileLine } from '../../read/markdownTexts'
import { languages, type Language } from '../../../config/languages'
import { extractLastTenDigits } from '../../language/extractLastTenDigits'
import { lowercaseWithoutPunctuation } from '../../language/lowercaseWithoutPunctuation'
import { stripQueryAndHash } from '../../../shared/paths'
import { collectNestedStrings } from '../../collectNestedStrings'
import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { CheckInput } from '../../read/checkInput'
import type { ContentFinding, Findings, Rule } from '../rule'
import { extractHost } from './noDomainInInternalLinks'

export const linkTextMatchesTarget: Rule = {
  requirement:
    'A link whose text names a page or a URL leads there, and a link that says “call” or “write” opens a telephone or e-mail link.',
  level: 'notice',
  check: input => [...findMismatchedPageNames(input), ...findMismatchedChannelButtons(input)],
  // Links whose text is a phone number, e-mail address or domain other than the target’s.
  checkMarkdown: ({ analysis }) =>
    analysis.allLinks.map(({ to, linkText, line }) => {
      const shown = parseShownAddress(linkText.trim())
      const leads = shown && parseTargetAddress(to, shown.kind)
      return leads && leads !== shown.address
        ? {
            line,
            message: `shows “${linkText.trim()}” and leads to “${to}”; what is read and where it leads are the same`,
          }
        : undefined
    }),
}

type AddressKind = 'phone' | 'mail' | 'site'

function parseShownAddress(words: string): { kind: AddressKind; address: string } | undefined {
  if (/^[\d\s\u00a0\u202f().+–‑-]{10,}$/u.test(words)) return { kind: 'phone', address: extractLastTenDigits(words) }
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(words)) return { kind: 'mail', address: words.toLowerCase() }
  return /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/iu.test(words)
    ? { kind: 'site', address: extractHost(words) }
    : undefined
}

function parseTargetAddress(to: string, kind: AddressKind): string | undefined {
  if (kind === 'phone') return to.startsWith('tel:') ? extractLastTenDigits(to) : undefined
  if (kind === 'mail') return /^mailto:([^?]+)/i.exec(to)?.[1]?.toLowerCase()
  return /^https?:/.test(to) ? extractHost(to) : undefined
}

function findMismatchedPageNames(input: CheckInput): Findings<ContentFinding> {
  const names = new Map(languages.map(language => [language, listPageNames(input, language)]))
  return input.markdownTexts.flatMap(({ file, field, language, linesBefore, analysis }) =>
    analysis.allLinks.map(({ to, linkText, line }) => {
      if (!to.startsWith('/')) return undefined
      const said = lowercaseWithoutPunctuation(linkText).replace(around, '')
      const route = stripQueryAndHash(to)
      const named = (names.get(language) ?? []).filter(({ name }) => said === name)
      const [other] = named
      return other && named.every(each => each.route !== route && !each.route.startsWith(`${route}/`))
        ? {
            file,
            field,
            line: getFileLine({ field, linesBefore }, line),
            message: `has a link on “${linkText.trim()}” to “${to}”; these words name “${other.route}”, lead there or say where it leads`,
          }
        : undefined
    }),
  )
}

// Names of one word are left out as ambiguous: “services”, “contact”.
function listPageNames({ pages, texts }: CheckInput, language: Language): { name: string; route: string }[] {
  return [
    ...pages.map(({ route, page }) => ({ name: lowercaseWithoutPunctuation(page.name[language]), route })),
    ...texts.flatMap(({ route, frontMatter, language: own }) =>
      own === language
        ? [frontMatter.name, frontMatter.title].map(name => ({ name: lowercaseWithoutPunctuation(name), route }))
        : [],
    ),
  ].filter(({ name }) => name.includes(' '))
}

// Stripped before comparing: “our corporate law page” refers to “corporate law”.
const around =
  /^(?:our|the|your|this|notre|nos|l[ea]s?|l|votre|vos|cette?|page)(?: page)?(?: sur)?(?: l[ea]s?)? | (?:page|article|guide)$/gu

const calling = /^(?:call|phone|ring|appel|téléphon|nous appeler)/iu
const writing = /^(?:e-?mail|write to|courriel|écri|nous écrire|envoyer un courriel)/iu

function findMismatchedChannelButtons({ jsonFiles }: CheckInput): Findings<ContentFinding> {
  return jsonFiles
    .filter(({ file }) => isVisibleTextJsonFile(file))
    .flatMap(({ file, value }) => {
      const strings = collectNestedStrings(value)
      const labels = new Map(strings.map(({ field, text }) => [field, text]))
      return strings.map(({ field, key, text: to }): ContentFinding | undefined => {
        if (key !== 'to') return undefined
        const label = labels.get(field.replace(/to$/, 'label.en')) ?? ''
        const french = labels.get(field.replace(/to$/, 'label.fr')) ?? ''
        const isWrong = [label, french].some(
          words =>
            (calling.test(words) && /^(?:email$|mailto:)/.test(to)) ||
            (writing.test(words) && /^(?:phone$|tel:)/.test(to)),
        )
        return isWrong
          ? {
              file,
              field,
              message: `leads to “${to}”, while its words are “${label || french}”; expected "phone" to call and "email" to write`,
            }
          : undefined
      })
    })
}
