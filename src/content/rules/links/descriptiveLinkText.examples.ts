import { replaceText, type RuleExamples } from '../examples'

const inText = (words: string) => ({
  changes: { 'content/articles/trials/en.mdx': replaceText('[Write to us]', `[${words}]`) },
})

export const examples: RuleExamples = {
  wrong: [
    { ...inText('here'), says: ['en.mdx:26', '“here”'] },
    { ...inText('Discover'), says: '“Discover”' },
    { ...inText('Learn more'), says: '“Learn more”' },
    { ...inText('Click here.'), says: '“Click here.”' },
    { ...inText('https://www.canada.ca'), says: 'does not say where' },
    { ...inText('Download the PDF'), says: 'does not say where' },
    { ...inText('see the following page'), says: 'does not say where' },
    { ...inText(''), says: 'without words' },
    {
      changes: { 'content/articles/trials/fr.mdx': replaceText('[Écrivez-nous]', '[cliquez ici]') },
      says: ['fr.mdx:26', '“cliquez ici”'],
    },
    {
      changes: { 'content/articles/trials/fr.mdx': replaceText('[Écrivez-nous]', '[En savoir plus]') },
      says: ['fr.mdx:26', '“En savoir plus”'],
    },
    {
      changes: { 'content/pages/home.json': { 'sections[3].actions[0].label.fr': 'Ici' } },
      says: ['sections[3].actions[0].label.fr', '“Ici”'],
    },
  ],
  right: [
    inText('the full text of the act'),
    inText('what happens here'),
    inText('Here is how'),
    inText('C.R.C., c. 870'),
  ],
}
