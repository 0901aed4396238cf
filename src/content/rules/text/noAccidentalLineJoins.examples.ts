import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Step 1: read\nStep 2: sign\nStep 3: send', in: ['paragraph'], message: 'on one line' },
    { fr: 'À apporter,\nla lettre,\nle protocole.', in: ['paragraph'], message: 'on one line' },
    { en: '**The letter**\nIt is read with care.', in: ['paragraph'], message: 'on one line' },
    {
      en: '> The letter is read.\nThe work begins.',
      in: ['paragraph'],
      message: 'stands in the quotation',
      level: 'problem',
    },
    { en: '- The letter\nThe work begins.', in: ['paragraph'], message: 'stands in the list item' },
  ],
  right: [
    {
      en: 'What the sponsor signs and what the site signs are two papers, and\nNo. 2 is the longer of them.',
      fr: 'Ce que le promoteur signe et ce que le centre signe font deux documents,\nle second étant le plus long.',
      in: ['paragraph'],
    },
    { en: '> The letter is read.\n> It is kept.', fr: '> La lettre se lit.\\\n> Elle se garde.', in: ['paragraph'] },
    { en: 'The letter  \nThe protocol', fr: 'La lettre\\\nLe protocole', in: ['paragraph'] },
  ],
}
