import type { RuleExamples } from '../examples'

const related = { type: 'related', intro: { title: { en: 'Read next', fr: 'À lire ensuite' } } }

export const examples: RuleExamples = {
  wrong: [{ changes: { 'content/pages/contact.json': { 'sections[0]': related } }, message: 'the type “hero”' }],
  right: [{ changes: { 'content/pages/contact.json': { 'sections[2]': related } } }],
}
