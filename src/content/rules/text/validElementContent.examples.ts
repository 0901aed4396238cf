import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: '<Card title="One">\n\nWe read it.\n\n</Card>', in: ['paragraph'], says: 'stands alone' },
    { en: 'A <Term>licence</Term> is read.', in: ['paragraph'], says: 'in the other language', level: 'notice' },
    { en: '<Callout title="Note">\n\n</Callout>', in: ['paragraph'], says: 'empty <Callout>' },
    { en: '<Cards>\n\n<Card title="One">\n\nAlone.\n\n</Card>\n\n</Cards>', in: ['paragraph'], says: 'a single card' },
    { en: '<Steps>\n\nFirst, then next.\n\n</Steps>', in: ['paragraph'], says: '1., 2., 3.' },
    { en: '- The contract\n-\n- The protocol', in: ['paragraph'], says: 'item without words' },
    { en: 'See [](/contact).', in: ['paragraph'], says: 'link without words' },
  ],
  right: [
    {
      en: '<Steps>\n\n1. We talk.\n2. We write.\n\n</Steps>',
      fr: '<Steps>\n\n1. Nous parlons.\n2. Nous écrivons.\n\n</Steps>',
      in: ['paragraph'],
    },
  ],
}
