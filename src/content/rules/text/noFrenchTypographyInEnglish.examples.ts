import { createExampleTextAppender, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The hospital asks for $ 900 a visit.', message: 'right before the amount' },
    { en: 'The dose falls by 12,5 % at most.', message: ['no space before “%”', '2.5'] },
    { en: 'What is read : the letter.', message: 'no space before “:”' },
    { en: 'The words «net sales» are read.', message: '“ ”' },
    { en: 'The board meets at 14 h 30.', message: 'p.m.' },
  ],
  right: [
    {
      changes: {
        'content/practice.json': { 'address.street': '7171, rue Example, 3e étage' },
        'content/articles/trials/en.mdx': createExampleTextAppender('Write to us at {{practice.address}}.'),
        'content/articles/trials/fr.mdx': createExampleTextAppender('Écrivez-nous au {{practice.address}}.'),
      },
    },
    {
      in: ['paragraph'],
      en: 'The hospital asks for $900 at 2:30 p.m.: 60% of “net sales”, under s. 3(h), for 12,000 files; is it read? Yes!',
      fr: 'L’hôpital demande 900\u00a0$ à 14\u00a0h\u00a030\u00a0: 60\u00a0% des « ventes nettes\u00a0», selon l’al. 3 h), pour 12\u00a0000 dossiers; est-ce lu? Oui!'.replace(
        '« ',
        '«\u00a0',
      ),
    },
  ],
}
