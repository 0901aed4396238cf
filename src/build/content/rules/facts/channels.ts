import type { Practice } from '../../../../model'
import type { Language } from '../../../../config/languages'
import type { CopyFinding, Rule } from '../rule'

/** The name, the telephone and the e-mail of the practice stand once, in content/practice.json. */
export const channels: Rule = {
  holds: 'The practice’s own name, telephone and e-mail are named from practice.json, never typed.',
  level: 'problem',
  needs: ['practice'],
  checkCopy: ({ element, file, typed, language }, { practice }) =>
    // The interface shows a number as the example of a form.
    element || file === 'content/practice.json' || file.startsWith('locales/')
      ? []
      : channelsIn(typed, language, practice),
  checkMarkdown: ({ typed, language }, { practice }) =>
    channelsIn(typed, language, practice).map(({ index = 0, ...finding }) => ({
      ...finding,
      line: typed.slice(0, index).split('\n').length,
    })),
}

const phones =
  /(?<![\d-])(?:\+?1[\s\u00a0\u202f.-]?)?\(?\d{3}\)?[\s\u00a0\u202f.-]{0,2}\d{3}[\s\u00a0\u202f.-]?\d{4}(?![\d-])/g
const emails =
  /[\w.+-]+(?:@|[\s\u00a0]*[([](?:at|à|arobase)[)\]][\s\u00a0]*)[\w-]+(?:(?:\.|[\s\u00a0]*[([](?:dot|point)[)\]][\s\u00a0]*)[\w-]+)+/giu

function channelsIn(typed: string, language: Language, practice: Practice): CopyFinding[] {
  const text = typed.replace(/\]\([^)]*\)/g, address => ' '.repeat(address.length))
  const say = (index: number, typed: string, name: string): CopyFinding => ({
    index,
    message: `types the practice’s own “${typed}”; name it, so that it follows when it changes`,
    example: `{{${name}}}`,
  })
  const typedPhones = [...text.matchAll(phones)].filter(([phone]) => digitsOf(phone) === digitsOf(practice.phone))
  const own = [practice.email, practice.privacyOfficer.email].map(email => email.toLowerCase())
  const typedEmails = [...text.matchAll(emails)].filter(([email]) => own.includes(plain(email)))
  return [
    ...typedPhones.map(({ 0: phone, index }) => say(index, phone, 'practice.phone')),
    ...typedEmails.map(({ 0: email, index }) =>
      say(
        index,
        email,
        plain(email) === practice.email.toLowerCase() ? 'practice.email' : 'practice.privacyOfficer.email',
      ),
    ),
    ...namesIn(text, language, practice).map(([index, name, reference]) => say(index, name, reference)),
  ]
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10)
}

function plain(email: string): string {
  return email
    .replace(/[\s\u00a0]*[([](?:at|à|arobase)[)\]][\s\u00a0]*/iu, '@')
    .replace(/[\s\u00a0]*[([](?:dot|point)[)\]][\s\u00a0]*/giu, '.')
    .toLowerCase()
}

function namesIn(text: string, language: Language, { name, legalName, founder }: Practice): [number, string, string][] {
  const other = language === 'en' ? 'fr' : 'en'
  const names: [string, string][] = [
    [legalName[language], 'practice.legalName'],
    [name[language], 'practice.name'],
    [legalName[other], 'practice.legalName'],
    [name[other], 'practice.name'],
    ...(founder ? [[founder.name, 'practice.founder.name'] as [string, string]] : []),
  ]
  const found: [number, string, string][] = []
  for (const [typed, reference] of names) {
    // A name of one short word may be a word like any other.
    if (!/\s/.test(typed) && typed.length < 6) continue
    const words = typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '[\\s\\u00a0\\u202f]+')
    const index = text.search(new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u'))
    if (index >= 0 && !found.some(([earlier]) => earlier === index)) found.push([index, typed, reference])
  }
  return found
}
