import type { RuleExamples } from '../examples'

const value = (field: string, value: unknown) => ({ changes: { 'content/facts.json': { [`${field}.value`]: value } } })

export const examples: RuleExamples = {
  wrong: [
    { ...value('clients', 50.5), message: ['clients.value', 'comes whole'] },
    { ...value('starter-price', 45), message: ['starter-price.value', 'no digit'], level: 'notice' },
  ],
  right: [value('clients', 151)],
}
