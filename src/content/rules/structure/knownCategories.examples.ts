import { replaced, type Examples } from '../examples'

const [en, fr] = ['content/articles/trials/en.mdx', 'content/articles/trials/fr.mdx']
const tax = { id: 'tax', name: { en: 'Tax', fr: 'Fiscalité' } }
const inTax = replaced('category: clinical-trials', 'category: tax')

export const examples: Examples = {
  wrong: [
    {
      changes: { 'content/categories.json': JSON.stringify([tax]) },
      says: ['content/categories.json', 'no category “clinical-trials”', 'content/articles/trials is in it'],
    },
    {
      changes: { [fr]: replaced('category: clinical-trials', 'category: clinical-trial') },
      says: ['fr.mdx', 'category', 'must be one of “corporate-law”', 'did you mean “clinical-trials”'],
    },
  ],
  right: [
    { changes: { 'content/categories.json': { '[2]': tax } } },
    { changes: { 'content/categories.json': { '[2]': tax }, [en]: inTax, [fr]: inTax } },
    { changes: { 'content/categories.json': { '[1].name.en': 'Clinical research' } } },
  ],
}
