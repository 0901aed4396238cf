import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: '3. The letter is read.', in: ['paragraph'], says: 'begin with 1.', level: 'notice' },
    { en: 'It is ==read with care== here.', in: ['paragraph'], says: '**words**' },
    { en: 'What it holds:\n-- the first paper\n-- the second paper', in: ['paragraph'], says: 'begins with one “-”' },
    { en: 'See [our page] (/contact).', in: ['paragraph'], says: 'space between' },
    { en: 'See (our page)[/contact].', in: ['paragraph'], says: 'wrong way round' },
    { en: 'See [our page](/contact', in: ['paragraph'], says: 'makes none' },
    { en: 'This is *open for ever.', in: ['paragraph'], says: 'emphasis' },
    { en: 'The contract.\n\n---\n\nThe protocol.', in: ['paragraph'], says: 'line of dashes' },
    { en: 'The contract\n---\n\nThe protocol.', in: ['paragraph'], says: 'line of dashes' },
    { en: 'It is settled.[^1]', in: ['paragraph'], says: 'footnote' },
    { en: '#Section', in: ['paragraph'], says: '## Section' },
    { en: '[Note]: unsettled', in: ['paragraph'], says: 'does not show' },
    { en: '2024. That year, the law changed.', in: ['paragraph'], says: 'numbered list' },
  ],
  right: [
    {
      en: 'See [our plans](/contact), in *italics*.',
      fr: 'Voyez [nos forfaits](/contact), en *italique*.',
      in: ['paragraph'],
    },
    { en: 'Read a == b, and 1 -- 2.', in: ['paragraph'] },
    { en: 'A mark \\* and snake_case stay.', in: ['paragraph'] },
  ],
}
