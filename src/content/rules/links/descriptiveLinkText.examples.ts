import { createExampleTextReplacer, type RuleExamples } from '../examples'

const inText = (words: string) => ({
  changes: { 'content/articles/trials/en.mdx': createExampleTextReplacer('[Write to us]', `[${words}]`) },
})

export const examples: RuleExamples = {
  wrong: [
    { ...inText('here'), message: ['en.mdx:26', '“here”'] },
    { ...inText('Discover'), message: '“Discover”' },
    { ...inText('Learn more'), message: '“Learn more”' },
    { ...inText('Click here.'), message: '“Click here.”' },
    { ...inText('https://www.canada.ca'), message: 'does not say where' },
    { ...inText('Download the PDF'), message: 'does not say where' },
    { ...inText('see the following page'), message: 'does not say where' },
    { ...inText(''), message: 'without words' },
    {
      changes: { 'content/articles/trials/fr.mdx': createExampleTextReplacer('[Écrivez-nous]', '[cliquez ici]') },
      message: ['fr.mdx:26', '“cliquez ici”'],
    },
    {
      changes: { 'content/articles/trials/fr.mdx': createExampleTextReplacer('[Écrivez-nous]', '[En savoir plus]') },
      message: ['fr.mdx:26', '“En savoir plus”'],
    },
    {
      changes: { 'content/pages/home.json': { 'sections[3].actions[0].label.fr': 'Ici' } },
      message: ['sections[3].actions[0].label.fr', '“Ici”'],
    },
  ],
  right: [
    inText('The full text of the act'),
    inText('What happens here'),
    inText('Here is how'),
    inText('C.R.C., c. 870'),
  ],
}
