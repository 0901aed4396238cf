import { problemsWith, type Changes } from '../helpers/project'
const home = 'content/pages/home.json'
const en = 'content/articles/trials/en.mdx'
const fr = 'content/articles/trials/fr.mdx'
const cases: Record<string, Changes> = {
  none: {},
  missingFr: { [home]: { 'sections[0].title.fr': undefined } },
  unknownFact: { [home]: { 'sections[0].lead.en': 'From {{starter-pric}}.' } },
  badForm: { [home]: { 'sections[0].lead.en': '{{clients:yearly}} {{clients:against}} {{clients:shrot}}' } },
  literal: { [home]: { 'sections[0].lead': { en: 'From $5,000', fr: 'Dès 60\u00a0%' } } },
  broken: { [home]: { 'sections[0].lead.en': 'From {{starter-price}.' } },
  practice0: {
    [home]: { 'sections[0].lead.en': 'From {{practice.social.0.url}} {{practice.name:short}} {{practice.fax}}' },
  },
  spaced: { [home]: { 'sections[0].lead.en': 'From {{starter-price : short}}' } },
  own: { [en]: t => t.replace('{{starter-price}}', '$5,000') },
  own2: { [en]: t => t.replace('{{starter-price}}', '$5,000,000 or $5,000') },
  sectionType: { [home]: { 'sections[1].type': 'stat' } },
  noType: { [home]: { 'sections[1].type': undefined } },
  unknownField: { [home]: { 'sections[0].titel': { en: 'a', fr: 'b' } } },
  count: { [home]: { 'sections[1].items': [] } },
  columns: {
    [home]: {
      'sections[1]': {
        type: 'cards',
        columns: 5,
        intro: { title: { en: 'a', fr: 'b' } },
        items: [
          { title: { en: 'a', fr: 'b' }, text: { en: 'a', fr: 'b' } },
          { title: { en: 'a', fr: 'b' }, text: { en: 'a', fr: 'b' } },
        ],
      },
    },
  },
  factName: { 'content/facts.json': t => t.replace('"clients"', '"Our_Clients"') },
  factsArray: { 'content/facts.json': '[]' },
  dupRoute: {
    'content/documents/privacy/en.mdx': t => t.replace('category:', 'route: /contact\ncategory:'),
    'content/documents/privacy/fr.mdx': t => t.replace('category:', 'route: /contact\ncategory:'),
    'content/navigation.json': { legal: ['/contact'] },
  },
  dead: { [home]: { 'sections[3].actions[0].to': '/contcat' } },
  deadPlace: { [home]: { 'sections[3].actions[0].to': '#qestions' } },
  deadPlaceCase: { [home]: { 'sections[3].actions[0].to': '/#Questions' } },
  prefix: { [home]: { 'sections[3].actions[0].to': '/fr/contact' } },
  slash: { [home]: { 'sections[3].actions[0].to': '/contact/' } },
  rel: { [en]: t => t.replace('](/contact)', '](contact)') },
  otherHeading: {
    [fr]: t => t.replace('](/contact)', '](#what-it-costs)'),
    [en]: t => t.replace('](/contact)', '](#what-it-costs)'),
  },
  picture: { [home]: { 'sections[0].picture.src': 'line.png' } },
  folder: { [home]: { 'sections[0].picture.src': '.' } },
  brokenJson: { [home]: t => t.replace('"summary"', 'summary') },
  brokenEnd: { [home]: t => t.slice(0, -3) },
  brokenFront: { [en]: t => t.replace('name: "Trial agreements"', 'name: Trial: agreements') },
  import: { [en]: t => t.replace('## What', 'import x from "./x"\n\n## What') },
  export: { [en]: t => t.replace('## What', 'export const x = 1\n\n## What') },
  expr: { [en]: t => t.replace('## What', 'Now {x} text\n\n## What') },
  unknownEl: { [en]: t => t.replace('<Figure', '<Figur') },
  unknownAttr: { [en]: t => t.replace('alt="Lines"', 'alt="Lines" captoin="x"') },
  missingTwin: { [fr]: null },
  neutral: { [fr]: t => t.replace('category: clinical-trials', 'category: corporate-law') },
  counts: { [fr]: t => t + '\n## Encore\n' },
  source: { [en]: t => t.replace('<Source id="fdr"', '<Source id="fdrr"') },
  short: { [en]: t => t.slice(0, 3000) },
  title: {
    [en]: t => t.replace('Clinical trial agreements in Canada', 'Clinical trial agreements in Canada, explained well'),
  },
  typo: {
    [home]: { 'sections[0].title.fr': "Conseils : l'essai" },
    [fr]: t => t.replace('Le contrat vient d’abord.', "Le contrat vient d'abord."),
  },
  glossary: { [home]: { 'sections[0].title.fr': 'Le commanditaire' } },
  reserved: { [home]: { 'sections[0].title.en': 'Your Expert' }, [en]: t => t.replace('comes first', 'of the expert') },
  place: { [home]: { 'sections[2].items[1].id': 'price' } },
  hero: { [home]: { 'sections[0]': { type: 'related', intro: { title: { en: 'a', fr: 'b' } } } } },
  trail: { 'content/navigation.json': { trail: {} } },
  stock: { [home]: { 'sections[0].picture': { stock: 'photo-1' } } },
  single: { 'content/facts.json': null },
  unknownFactText: { [en]: t => t.replace('{{starter-price}}', '{{starter-pric}}') },
  cycle: { 'content/facts.json': { 'saving.against.en': 'x {{saving:against}}' } },
  cant: { 'content/articles/trials/de.mdx': 'x' },
  phase: {
    [en]: t => t.replace('## What it costs', '## Phase 2\n\n## Phase'),
    [fr]: t => t.replace('## Ce que cela coûte', '## Phase 2\n\n## Phase'),
  },
  frontFact: {
    [en]: t => t.replace('title: "Clinical trial agreements"', 'title: "Clinical trial {{starter-price}}"'),
  },
  blogBroken: { 'content/pages/blog.json': '{', 'content/navigation.json': { 'trail["/blog"]': undefined } },
  featured: {
    [home]: { 'sections[1]': { type: 'articles', intro: { title: { en: 'a', fr: 'b' } }, featured: 'trials' } },
    [en]: t => t.replace('title: ', 'titel: '),
    [fr]: t => t.replace('title: ', 'titel: '),
  },
  h1: { [en]: t => t.replace('## What', '# What') },
  comment: { [en]: t => t.replace('## What', '<!-- note -->\n\n## What') },
  unclosed: { [en]: t => t.replace('## What', '<Callout title="x">\n\n## What') },
  apos: { [home]: { 'sections[2].items[0].markdown.fr': "Pour l'**essai** à 9\u00a0h 30" } },
}
it.each(Object.entries(cases))('%s', (name, c) => {
  try {
    process.stdout.write(
      name +
        ':\n' +
        problemsWith(c)
          .map(s => '   ' + s + '\n')
          .join(''),
    )
  } catch (e) {
    process.stdout.write(name + ': THROWS ' + String(e) + '\n')
  }
})
