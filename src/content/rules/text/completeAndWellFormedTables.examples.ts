import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Stage\tWho signs\nFiling\tCounsel\nClosing\tThe board', in: ['paragraph'], message: 'parted by tabs' },
    {
      en: '| Step | Time |\n\n| --- | --- |\n\n| First | Now |',
      in: ['paragraph'],
      message: 'blank lines',
    },
    {
      en: '| Step | Time |\n| --- | --- |\n| First | Now |\n\n| Second | Later |',
      in: ['paragraph'],
      message: 'blank line above it',
    },
    { en: '| Step | Time |\n| --- | --- |\n| First | |', in: ['paragraph'], message: 'empty cell' },
    { en: '| Step | |\n| --- | --- |\n| First | Now |', in: ['paragraph'], message: 'no heading over column 2' },
    { en: '| Step | Time |\n| --- | --- |', in: ['paragraph'], message: 'without rows' },
    { en: '| Step | Time |\n| First | Now |', in: ['paragraph'], message: 'looks like a table' },
  ],
  right: [
    {
      en: '| Step | Time |\n| --- | --- |\n| First | Now |',
      fr: '| Étape | Temps |\n| --- | --- |\n| Première | Maintenant |',
      in: ['paragraph'],
    },
  ],
}
