import { createExampleTextReplacer, type FileChanges, type RuleExamples } from '../examples'

const subject = 'category: clinical-trials'
const covered = (drawing: string, figures?: string, said = ''): { changes: FileChanges } => {
  const lines = (reading: string) => [
    'cover:',
    `  drawing: ${drawing}`,
    ...(figures ? [`  figures: ${figures}`] : []),
    `  reading: "${reading}"`,
    subject,
  ]
  return {
    changes: {
      'content/articles/trials/en.mdx': createExampleTextReplacer(subject, lines(`What it says${said}.`).join('\n')),
      'content/articles/trials/fr.mdx': createExampleTextReplacer(subject, lines(`Ce qu’il dit${said}.`).join('\n')),
    },
  }
}

const aprilDays = { first: '2024-04-03', last: '2024-04-26', planned: '2024-04-24', marked: [] }

const coveredPage = (cover: object): { changes: FileChanges } => ({
  changes: { 'content/pages/contact.json': { cover: { ground: 'pine', ...cover } } },
})

const coveredCard = (cover: object): { changes: FileChanges } => ({
  changes: {
    'content/pages/home.json': {
      'sections[4]': {
        type: 'cards',
        intro: { title: { en: 'Whom we act for', fr: 'Nos clients' } },
        items: [
          {
            cover: { ground: 'mint', ...cover },
            title: { en: 'Drugs', fr: 'Médicaments' },
            text: { en: 'From filing on.', fr: 'Dès le dépôt.' },
          },
          {
            title: { en: 'Devices', fr: 'Instruments' },
            text: { en: 'Up to the licence.', fr: 'Jusqu’à l’homologation.' },
          },
        ],
      },
    },
  },
})

const coveredText = (cover: object): { changes: FileChanges } => ({
  changes: {
    'content/pages/home.json': {
      'sections[4]': {
        type: 'prose',
        intro: { title: { en: 'How we began', fr: 'Nos débuts' } },
        markdown: { en: 'In a laboratory.', fr: 'Dans un laboratoire.' },
        cover: { ground: 'mint', ...cover },
      },
    },
  },
})

const captioned = (en: string, fr: string): { changes: FileChanges } => ({
  changes: {
    'content/documents/privacy/en.mdx': createExampleTextReplacer('category:', `${en}\ncategory:`),
    'content/documents/privacy/fr.mdx': createExampleTextReplacer('category:', `${fr}\ncategory:`),
  },
})
const coverLines = 'cover:\n  drawing: bond\n  ground: mint'

export const examples: RuleExamples = {
  wrong: [
    {
      ...captioned(
        `reading: What it shows.\n${coverLines}\n  reading: Two parties.`,
        `reading: Ce qu’elle montre.\n${coverLines}\n  reading: Deux parties.`,
      ),
      message: ['content/documents/privacy/en.mdx', 'reading', 'the cover replaces', 'cover.reading'],
    },
    { ...covered('peaks', '[starter-pric, 2]'), message: ['cover.figures.0', 'did you mean “starter-price”'] },
    {
      ...covered('cells', '[3, 4]\n  labels: [a]', ' 3, 4'),
      message: ['cover.labels', 'has 1 labels', 'in each cell'],
    },
    { ...covered('peaks', '[3, 4]\n  names: [a]', ' 3, 4'), message: ['cover.names', 'has 1 names', 'takes 2'] },
    {
      ...coveredPage({ drawing: 'helix', names: [{ en: 'a', fr: 'a' }] }),
      message: ['cover.names', 'take the line out'],
    },
    { ...covered('bond', '[]\n  names: [a]'), message: ['cover.names', 'has 1 names', 'takes 2'] },
    {
      ...covered('blocks', '[3, 4]\n  names: [the first of two long names, the second of two]', ' 3, 4'),
      message: ['cover.names', 'the second of two', 'shorten it'],
    },
    { ...covered('cells', '[3, 4]\n  unit: h', ' 3, 4'), message: ['cover.unit', 'take it out'] },
    { ...coveredPage({ drawing: 'dial', figures: [9, 25] }), message: ['cover.figures.1', 'hours of the day'] },
    { ...coveredPage({ drawing: 'months', figures: [2.5] }), message: ['cover.figures.0', 'up to 12'] },
    { ...covered('peaks', '[3]'), message: ['cover.figures', 'has 1 figures', '2 to 7'] },
    {
      ...coveredPage({
        drawing: 'steps',
        figures: ['typo'],
        names: [
          { en: 'step', fr: 'étape' },
          { en: 'planned day', fr: 'jour prévu' },
          { en: 'late day', fr: 'jour de retard' },
        ],
      }),
      message: ['cover.figures.0', 'names “typo”'],
    },
    { ...covered('cells', '[1, typo]\n  labels: [a, b, c]'), message: ['cover.figures.1', 'names “typo”'] },
    { ...covered('bond', '[3]'), message: ['cover.figures', 'takes none'] },
    { ...covered('cells', '[3, 4000]'), message: ['cover.figures.1', 'a whole number up to 40'] },
    { ...covered('peaks', '[starter-price, 4321]'), message: ['cover.figures.1', 'does not give'], level: 'notice' },
    { ...covered('peaks', '[2, 3]', ' in 2.5 of 3 days'), message: ['cover.figures.0', 'is 2,'], level: 'notice' },
    { ...covered('peaks', '[2.5, 3]', ' in 2x5 of 3 days'), message: ['cover.figures.0', 'is 2.5'], level: 'notice' },
    {
      ...coveredPage({ drawing: 'blocks', figures: ['starter-pric'] }),
      message: ['contact.json', 'cover.figures.0', 'did you mean “starter-price”'],
    },
    {
      ...coveredPage({ drawing: 'blocks', figures: [3, 4], marked: 3 }),
      message: ['contact.json', 'cover.marked', 'is 3', 'one of its 2 figures'],
    },
    {
      ...coveredPage({ drawing: 'dates', figures: [12, 30], names: ['a', 'b'].map(name => ({ en: name, fr: name })) }),
      message: ['cover.names', 'has 2 names', 'takes 3'],
    },
    { ...coveredPage({ drawing: 'calendar' }), message: ['cover.days', 'is missing'] },
    { ...coveredPage({ drawing: 'helix', days: aprilDays }), message: ['cover.days', 'take it out'] },
    {
      ...coveredPage({ drawing: 'calendar', days: { ...aprilDays, planned: '2024-05-02' } }),
      message: ['cover.days', 'has a day that is not from'],
    },
    {
      ...coveredPage({ drawing: 'calendar', days: { ...aprilDays, last: '2024-05-31' } }),
      message: ['cover.days', 'has 9 weeks'],
    },
    {
      ...coveredCard({ drawing: 'cells', figures: [3, 4], marked: 1 }),
      message: ['items[0].cover.marked', 'take it out'],
    },
    { ...coveredPage({ drawing: 'river' }), message: ['contact.json', 'cover.figures', 'takes 1'] },
    {
      ...coveredCard({ drawing: 'cells', figures: [3] }),
      message: ['sections[4].items[0].cover.figures', 'takes 2'],
    },
    { ...coveredText({ drawing: 'bond', figures: [3] }), message: ['sections[4].cover.figures', 'takes none'] },
  ],
  right: [
    coveredPage({
      drawing: 'calendar',
      days: aprilDays,
      names: [
        { en: 'step', fr: 'étape' },
        { en: 'planned day', fr: 'jour prévu' },
        { en: 'late day', fr: 'jour de retard' },
      ],
    }),
    covered('peaks', '[starter-price, 4321]', ' in 4,321 days'),
    covered('cells', '[3, 20]', ' of 3 and 20'),
    covered('cells', '[3, 4]\n  labels: [I, II, III, IV]', ' of 3 and 4'),
    covered('blocks', '[3, 4]\n  unit: h\n  names: [before, after]', ' of 3 and 4'),
    covered('cells', '[3, 20]\n  names: [years gone, years in all]', ' of 3 and 20'),
    covered('river', '[]\n  names: [the protocol, the first participant]'),
    coveredPage({
      drawing: 'spans',
      figures: [1, 1, 2, 3],
      names: [
        { en: 'search', fr: 'recherche' },
        { en: 'letter', fr: 'lettre' },
        { en: 'work', fr: 'travail' },
      ],
    }),
    covered('bond'),
    covered('bond', '[]\n  names: [the buyer, the target]'),
    coveredPage({ drawing: 'dial', figures: [9, 10.5] }),
    coveredPage({ drawing: 'spans', figures: [1, 1, 2, 4] }),
    coveredCard({ drawing: 'blocks', figures: [3, 4], unit: { en: 'hours', fr: 'heures' } }),
    coveredText({ drawing: 'blocks', figures: [3, 4], marked: 1 }),
    coveredPage({ drawing: 'river', figures: [8] }),
    coveredPage({ drawing: 'lattice' }),
    coveredPage({ drawing: 'network', figures: [4] }),
    coveredCard({ drawing: 'cells', figures: [3, 4] }),
    coveredText({ drawing: 'bond' }),
  ],
}
