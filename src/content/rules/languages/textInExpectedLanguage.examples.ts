import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'We read every contract before you sign it, and tell you what matters.', message: 'seems to be in English' },
    {
      en: 'Nous lisons chaque contrat avant que vous signiez, et disons ce qui compte.',
      message: 'seems to be in French',
    },
    { fr: 'Pricing', message: 'seems to be in English' },
    { fr: 'Book your consultation', message: 'seems to be in English' },
    {
      fr: 'La société l’a vendue à Blue Cross Life Insurance Company of Canada.',
      message: 'seems to be in English',
      level: 'notice',
    },
    {
      fr: 'Nous lisons le contrat avec vous. We read every clause before you sign it.',
      message: 'seems to be in English',
    },
  ],
  right: [
    { en: 'Contact', fr: 'Contact' },
    { en: 'Services', fr: 'Services' },
    { en: 'LL.B., Université de Montréal, 2011', fr: 'LL.M., University of Toronto, 2011', in: ['field'] },
    { en: 'The Barreau du Québec and the board.', fr: 'Le Barreau du Québec et le conseil.', in: ['field'] },
  ],
}
