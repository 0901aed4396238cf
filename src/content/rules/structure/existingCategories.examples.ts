import { createExampleTextReplacer, type RuleExamples } from '../examples'

const [en, fr] = ['content/articles/trials/en.mdx', 'content/articles/trials/fr.mdx']
const tax = { id: 'tax', name: { en: 'Tax', fr: 'Fiscalité' } }
const inTax = createExampleTextReplacer('category: clinical-trials', 'category: tax')
const mistyped = createExampleTextReplacer('category: clinical-trials', 'category: clinical-trial')

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/categories.json': JSON.stringify([tax]) },
      message: ['content/categories.json', 'no category “clinical-trials”', 'content/articles/trials is in it'],
    },
    {
      changes: { [fr]: mistyped },
      message: ['fr.mdx', 'category', 'must be one of “corporate-law”', 'did you mean “clinical-trials”'],
    },
    ...['Essais', 'Trials', 'clinical trials'].map(name => {
      const named = createExampleTextReplacer('category: clinical-trials', `category: ${name}`)
      return { changes: { [en]: named, [fr]: named }, message: ['en.mdx', 'did you mean “clinical-trials”'] }
    }),
    {
      changes: Object.fromEntries(
        [en, fr].map(file => [file, createExampleTextReplacer('category: clinical-trials', 'category: Fiscalité')]),
      ),
      message: ['en.mdx', 'must be one of “corporate-law”'],
    },
    ...[en, fr].map(file => ({
      changes: { [en]: mistyped, [fr]: mistyped },
      message: [file, 'category', 'did you mean “clinical-trials”'],
    })),
  ],
  right: [
    { changes: { 'content/categories.json': { '[2]': tax } } },
    { changes: { 'content/categories.json': { '[2]': tax }, [en]: inTax, [fr]: inTax } },
    { changes: { 'content/categories.json': { '[1].name.en': 'Clinical research' } } },
  ],
}
