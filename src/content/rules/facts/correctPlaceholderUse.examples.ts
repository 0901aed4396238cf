import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'From [[starter-price]] a month.', fr: 'Dès [[starter-price]] par mois.', message: '{{starter-price}}' },
    { en: 'From {starter-price} a month.', in: ['field'], message: '{{starter-price}}' },
    { changes: { 'locales/en/common.json': { 'blog.loadMore': 'Load {count} more' } }, message: '{{count}}' },
    { en: 'It costs ${{starter-price}}.', fr: 'Dès {{starter-price}}.', in: ['field'], message: 'its sign' },
  ],
  right: [{ en: 'From {{starter-price}} a month.', fr: 'Dès {{starter-price}} par mois.', in: ['field', 'paragraph'] }],
}
