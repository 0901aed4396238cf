import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The agreement is free of charge.¹', in: ['paragraph'], message: 'footnote' },
    { en: 'The answer comes after\n> 12 months in most files.', in: ['paragraph'], message: 'more than' },
    { en: 'We have **read the letter* twice.', in: ['paragraph'], message: 'on one side' },
    { en: '[x] The letter is signed', in: ['paragraph'], message: 'box to tick' },
    { en: '1) the letter\n3) the register', in: ['paragraph'], message: 'number 3', level: 'notice' },
    { en: '     The letter is read.', in: ['paragraph'], message: 'begins with spaces', level: 'notice' },
    { en: '3. The letter is read.', in: ['paragraph'], message: 'begin with 1.', level: 'notice' },
    { en: 'It is ==read with care== here.', in: ['paragraph'], message: '**words**' },
    {
      en: 'What it holds:\n-- the first paper\n-- the second paper',
      in: ['paragraph'],
      message: 'begins with one “-”',
    },
    { en: 'See [our page] (/contact).', in: ['paragraph'], message: 'space between' },
    { en: 'See (our page)[/contact].', in: ['paragraph'], message: 'wrong way round' },
    { en: 'See [our page](/contact', in: ['paragraph'], message: 'makes none' },
    { en: 'This is *open for ever.', in: ['paragraph'], message: 'emphasis' },
    { en: 'The contract.\n\n---\n\nThe protocol.', in: ['paragraph'], message: 'line of dashes' },
    { en: 'The contract\n---\n\nThe protocol.', in: ['paragraph'], message: 'line of dashes' },
    { en: 'It is settled.[^1]', in: ['paragraph'], message: 'footnote' },
    { en: '#Section', in: ['paragraph'], message: '## Section' },
    { en: '[Note]: unsettled', in: ['paragraph'], message: 'does not show' },
    { en: '2024. That year, the law changed.', in: ['paragraph'], message: 'numbered list' },
  ],
  right: [
    { en: '> 12 months are what the order says.', fr: '> 12 mois, dit l’ordonnance.', in: ['paragraph'] },
    { en: '1. The letter\n1. The register', fr: '1. La lettre\n2. Le registre', in: ['paragraph'] },
    { en: 'We ***read*** it **twice**.', fr: 'Nous ***lisons*** le tout **deux fois**.', in: ['paragraph'] },
    {
      en: 'See [our plans](/contact), in *italics*.',
      fr: 'Voyez [nos forfaits](/contact), en *italique*.',
      in: ['paragraph'],
    },
    { en: 'Read a == b, and 1 -- 2.', in: ['paragraph'] },
    { en: 'A mark \\* and snake_case stay.', in: ['paragraph'] },
  ],
}
