import type { RuleExamples } from '../examples'

const pdf = '%PDF-1.7\n'
const linked = { 'content/pages/home.json': { 'sections[3].actions[0].to': '/downloads/guide-2026.pdf' } }

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/downloads/Guide 2026.pdf': pdf }, message: ['Guide 2026.pdf', 'small letters'] },
    { changes: { 'content/downloads/guides/first.pdf': pdf }, message: 'in content/downloads itself' },
    { changes: { 'content/downloads/guide.docx': 'PK' }, message: 'is no PDF' },
    { changes: { 'content/downloads/guide.pdf': 'PK' }, message: 'holds something else' },
    { changes: { 'content/downloads/guide.pdf': Buffer.alloc(10_000_001, pdf) }, message: 'larger than 10 MB' },
  ],
  right: [{ changes: { ...linked, 'content/downloads/guide-2026.pdf': pdf } }],
}
