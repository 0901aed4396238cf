import type { RuleExamples } from '../examples'

const exception = (run: string) => ({
  changes: { 'content/glossary.json': { 'reserved.en[0]': { words: 'expert', except: [run] } } },
})

export const examples: RuleExamples = {
  wrong: [
    { ...exception('panel of specialists'), message: ['except[0]', 'does not hold “expert”'], level: 'notice' },
    { ...exception('our experts'), message: ['except[0]', 'speaks of the practice'], level: 'problem' },
  ],
  right: [exception('panel of experts')],
}
