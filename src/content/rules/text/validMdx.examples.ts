import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'It is read. <Source id="fdr">', in: ['paragraph'], message: '<Source … />' },
    { en: 'One line<br>and another.', in: ['paragraph'], message: 'blank line' },
    { en: 'One line<br/>and another.', in: ['paragraph'], message: /<br>.*blank line/ },
    { en: 'A <b>bold</b> word.', in: ['paragraph'], message: '<b>, a tag of HTML; write **words**' },
    { en: 'A <u>line</u> below.', in: ['paragraph'], message: '<u>, a tag of HTML; take it out' },
    { en: '<img src="lines.png" alt="Lines">', in: ['paragraph'], message: '<Figure src=' },
    { en: 'See <a href="/contact">our page</a>.', in: ['paragraph'], message: '[words](/address)' },
    { en: '<p>A paragraph.', in: ['paragraph'], message: '<p>, a tag of HTML; take it out' },
    { en: 'A word.<o:p></o:p>', in: ['paragraph'], message: '<o:p>, a tag of HTML; take it out' },
    {
      en: '<Callout title="What "control" means">\n\nRead it.\n\n</Callout>',
      in: ['paragraph'],
      message: 'quotation marks inside quotation marks',
    },
    { en: '<<<<<<< HEAD\n\nOne.\n\n=======\n\nTwo.', in: ['paragraph'], message: 'unfinished merge' },
    { en: 'An <Unknown /> element.', in: ['paragraph'], message: ['content/documents/privacy/en.mdx:20', '<Unknown>'] },
    { en: 'Words\n=======\n\n<Callout title="A">\n\nOne.', in: ['paragraph'], message: 'opens <Callout> and does not' },
    { en: 'Code is {refused}.', in: ['paragraph'], message: 'has { }' },
  ],
  right: [{ en: 'Less than \\<5% of \\{them\\}.', fr: 'Moins de 5\u00a0% d’entre eux.', in: ['paragraph'] }],
}
