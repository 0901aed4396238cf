import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/facts.json': { 'saving.dependsOn': { 'starter-prise': 5000, saving: [60, 70] } } },
      message: ['saving.dependsOn.starter-prise', '“starter-price”', 'saving.dependsOn.saving', 'is the fact itself'],
    },
    {
      changes: {
        'content/facts.json': { 'saving.dependsOn': { clients: 150 }, 'clients.dependsOn': { saving: [60, 70] } },
      },
      message: ['saving.dependsOn.clients', 'in turn', 'clients.dependsOn.saving'],
    },
  ],
  right: [{ changes: { 'content/facts.json': { 'saving.dependsOn': { 'starter-price': 5000 } } } }],
}
