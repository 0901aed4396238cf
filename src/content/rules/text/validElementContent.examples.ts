import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: '<Card title="One">\n\nWe read it.\n\n</Card>', in: ['paragraph'], message: 'stands alone' },
    { en: 'A <Term>licence</Term> is read.', in: ['paragraph'], message: 'in the other language', level: 'notice' },
    { en: '<Callout title="Note">\n\n</Callout>', in: ['paragraph'], message: 'empty <Callout>' },
    {
      en: '<Cards>\n\n<Card title="One">\n\nAlone.\n\n</Card>\n\n</Cards>',
      in: ['paragraph'],
      message: 'a single card',
    },
    { en: '<Steps>\n\nFirst, then next.\n\n</Steps>', in: ['paragraph'], message: '1., 2., 3.' },
    { en: '<Steps>\n\n1. We talk.\n\n</Steps>', in: ['paragraph'], message: 'one item', level: 'notice' },
    {
      en: 'We read it.\n\n<KeyFigure figure="many">\n\nwords\n\n</KeyFigure>',
      in: ['paragraph'],
      message: 'a number with its unit',
    },
    {
      en: '## Price\n\n<KeyFigure figure="3 days">\n\nto answer\n\n</KeyFigure>',
      in: ['paragraph'],
      message: 'follows no paragraph',
    },
    { en: '- The contract\n-\n- The protocol', in: ['paragraph'], message: 'item without words' },
    { en: 'See [](/contact).', in: ['paragraph'], message: 'link without words' },
    {
      en: '<Callout title="Before you sign">Read the letter.</Callout>\nThen sign it.',
      in: ['paragraph'],
      message: 'blank line',
    },
    { en: 'A <Term en="licence">licence</Term> is read.', in: ['paragraph'], message: 'fr="…"' },
  ],
  right: [
    {
      en: '<Steps>\n\n1. We talk.\n2. We write.\n\n</Steps>',
      fr: '<Steps>\n\n1. Nous parlons.\n2. Nous écrivons.\n\n</Steps>',
      in: ['paragraph'],
    },
    {
      en: 'We read it.\n\n<KeyFigure figure="3 days">\n\nto answer\n\n</KeyFigure>',
      fr: 'Nous le lisons.\n\n<KeyFigure figure="3 jours">\n\npour répondre\n\n</KeyFigure>',
      in: ['paragraph'],
    },
  ],
}
