import type { FileChanges, RuleExamples } from '../examples'
import { createExampleTextAppender } from '../examples'

const both = (en: string, fr: string): { changes: FileChanges } => ({
  changes: {
    'content/documents/privacy/en.mdx': createExampleTextAppender(en),
    'content/documents/privacy/fr.mdx': createExampleTextAppender(fr),
  },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...both('**What it costs**\n\nIt is read with care.', '**Ce qu’il en coûte**\n\nLe tout se lit avec soin.'),
      message: ['“What it costs”', '### Ce qu’il en coûte'],
    },
  ],
  right: [
    both('**It is read with care.**\n\nAnd twice.', '**Le tout se lit avec soin.**\n\nEt deux fois.'),
    both('**Note:** it is read with care.\n\nAnd twice.', '**Note** de lecture.\n\nEt deux fois.'),
  ],
}
