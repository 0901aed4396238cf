import {
  findRelatedAbbreviations,
  createTermElementAnnotator,
  buildGlossaryByLetter,
  findGlossaryRoute,
} from '../../../src/gatsby/nodes/glossary'
import { buildRoutedPages } from '../../../src/gatsby/nodes/routedPages'
import { sampleTermFilePath, sampleTerm } from '../../../src/content/rules/terms/sampleTerm'
import type { FileChange } from '../../../src/content/rules/examples'
import { languages, type Language } from '../../../src/config/languages'
import type { RenderTree } from '../../../src/shared/mdx/renderTree'
import { contentWith, files } from '../../helpers/project'

const inBoth = (name: string) => ({ en: name, fr: name })
const sponsor: FileChange = {
  ...sampleTerm,
  term: { en: 'sponsor', fr: 'promoteur' },
  short: { en: 'SPO' },
  related: ['clinical-trial'],
}
const page: FileChange = {
  name: { en: 'Glossary', fr: 'Glossaire' },
  summary: { en: 'The terms of the field, each with its source.', fr: 'Les termes du domaine, chacun avec sa source.' },
  seo: {
    title: { en: 'Glossary of life-sciences law in Canada', fr: 'Glossaire du droit des sciences de la vie' },
    description: {
      en: 'What the terms of life-sciences law mean in Canada, in English and in French, each with the provision that stands behind it and its other name.',
      fr: 'Ce que veulent dire les termes du droit des sciences de la vie au Canada, en français et en anglais, chacun avec la disposition qui le fonde.',
    },
    keywords: [
      { en: 'legal glossary', fr: 'glossaire juridique' },
      { en: 'drug law terms', fr: 'termes du droit des drogues' },
      { en: 'trial terms', fr: 'termes des essais' },
    ],
  },
  category: 'company',
  updated: '2026-11-20',
  sections: [
    {
      type: 'hero',
      title: { en: 'The words we use', fr: 'Les mots que nous employons' },
      lead: { en: 'What each of them means.', fr: 'Ce que chacun veut dire.' },
      picture: { src: 'lines.png' },
    },
    { type: 'glossary' },
  ],
}

const content = contentWith({
  [sampleTermFilePath]: sampleTerm,
  'content/terms/sponsor.json': sponsor,
  'content/pages/glossary.json': page,
  [files.navigation]: { 'legal[1]': '/glossary' },
})
const lettersIn = (language: Language) => buildGlossaryByLetter(content, language, buildRoutedPages(content, language))
const entriesIn = (language: Language) => lettersIn(language).flatMap(({ terms }) => terms)
const entry = (language: Language, id: string) => entriesIn(language).find(term => term.id === id)

it('shows as synonyms neither forms of the name nor of each other', () => {
  const also = { en: ['clinical trials', 'drug study', 'drug-studies'], fr: ['étude', 'essais cliniques'] }
  const changed = contentWith({
    [sampleTermFilePath]: { ...sampleTerm, also },
    'content/pages/glossary.json': page,
    [files.navigation]: { 'legal[1]': '/glossary' },
  })
  const listed = (language: Language) =>
    buildGlossaryByLetter(changed, language, buildRoutedPages(changed, language)).flatMap(({ terms }) =>
      terms.flatMap(({ synonyms }) => synonyms),
    )
  expect(languages.map(listed)).toEqual([['drug study'], ['étude']])
})

it('groups terms by initial letter in each language', () => {
  expect(lettersIn('en').map(({ letter, terms }) => [letter, ...terms.map(({ id }) => id)])).toEqual([
    ['C', 'clinical-trial'],
    ['S', 'sponsor'],
  ])
  expect(lettersIn('fr').map(({ letter }) => letter)).toEqual(['E', 'P'])
})

it('includes name and abbreviation in both languages and related terms', () => {
  expect(entry('en', 'sponsor')).toMatchObject({
    name: 'sponsor',
    short: 'SPO',
    other: { language: 'fr', name: 'promoteur', short: null },
    related: [{ id: 'clinical-trial', name: 'clinical trial' }],
  })
  expect(entry('fr', 'sponsor')).toMatchObject({
    short: null,
    other: { language: 'en', name: 'sponsor', short: 'SPO' },
    related: [{ name: 'essai clinique' }],
  })
})

it('has no equivalent when both languages use the same name', () => {
  const same = contentWith({ [sampleTermFilePath]: { ...sampleTerm, term: inBoth('INESSS') } })
  const [term] = buildGlossaryByLetter(same, 'fr', buildRoutedPages(same, 'fr')).flatMap(({ terms }) => terms)
  expect(term?.other).toBeNull()
})

it.each(languages)('lists the pages that use a term (%s)', language => {
  expect(entry(language, 'sponsor')?.pages.map(({ path }) => path)).toContain(
    language === 'en' ? '/blog/trials' : '/fr/blog/trials',
  )
})

it('lists a page that refers to the term’s entry under another wording', () => {
  const named = contentWith({
    [sampleTermFilePath]: { ...sampleTerm, term: { en: 'legation', fr: 'légation' } },
    [files.article.en]: text =>
      text.replace('The contract comes', '<Term entry="clinical-trial" fr="contrat">The contract</Term> comes'),
  })
  const [term] = buildGlossaryByLetter(named, 'en', buildRoutedPages(named, 'en')).flatMap(({ terms }) => terms)
  expect(term?.pages.map(({ path }) => path)).toEqual(['/blog/trials'])
})

describe('createTermElementAnnotator', () => {
  const tree: RenderTree = {
    children: [{ type: 'p', children: ['The ', { type: 'Term', props: { fr: 'promoteur' }, children: ['sponsor'] }] }],
  }

  it('adds definition and glossary link to a Term element', () => {
    const [paragraph] = createTermElementAnnotator(content, 'en')(tree).children
    expect(paragraph).toMatchObject({
      children: ['The ', { props: { fr: 'promoteur', to: '/glossary#sponsor', definition: sampleTerm.definition.en } }],
    })
  })

  it('leaves a Term element unchanged without a matching entry or without a glossary page', () => {
    const unknown: RenderTree = { children: [{ type: 'Term', children: ['parking'] }] }
    expect(createTermElementAnnotator(content, 'en')(unknown)).toEqual(unknown)
    const without = contentWith({ [sampleTermFilePath]: sampleTerm })
    expect(findGlossaryRoute(without)).toBeUndefined()
    expect(createTermElementAnnotator(without, 'en')(tree)).toEqual(tree)
  })
})

it('finds the abbreviation that refers to most others, with theirs, in the language', () => {
  const term = (en: string, fr: string, related: string[]) => ({
    ...sampleTerm,
    term: { en: `the ${en} notice`, fr: `avis de ${fr}` },
    short: { en, fr },
    related,
  })
  const terms = contentWith({
    'content/terms/one.json': term('QAB', 'QBA', ['two', 'three']),
    'content/terms/two.json': term('QCD', 'QDC', ['one']),
    'content/terms/three.json': term('QEF', 'QFE-QFE', ['one']),
  })
  expect(findRelatedAbbreviations(terms, 'en')).toEqual(['QAB', 'QCD', 'QEF'])
  expect(findRelatedAbbreviations(terms, 'fr')).toEqual(['QBA', 'QDC'])
})
