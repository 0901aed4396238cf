import type { RuleExamples } from '../examples'

const file = 'content/facts.json'

export const examples: RuleExamples = {
  wrong: [
    { changes: { [file]: { 'clients.evidence': 'Client list to be filed.' } }, message: 'to be filed' },
    { changes: { [file]: { 'clients.evidence': 'No published source found.' } }, message: 'No published source' },
  ],
  right: [{ changes: { [file]: { 'clients.evidence': 'Client list to be filed.', 'clients.proved': false } } }],
}
