import type { FileChanges, RuleExamples } from '../examples'

const saying = (accept: string, refuse: string): { changes: FileChanges } => ({
  changes: {
    'locales/en/common.json': { consent: { accept: 'Accept', refuse: 'Refuse' } },
    'locales/fr/common.json': { consent: { accept, refuse } },
  },
})

export const examples: RuleExamples = {
  wrong: [{ ...saying('Refuser', 'Accepter'), message: ['consent.accept', '“Accepter”', 'exchanged'] }],
  right: [saying('Accepter', 'Refuser'), saying('Accepter, ou refuser plus bas', 'Refuser, après avoir accepté')],
}
