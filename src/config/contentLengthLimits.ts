/** How many characters a text may have, in each language. */
export interface LengthLimits {
  min?: number
  max: number
}

/** Lengths that search results show whole: for the model, the title of an article, the audit of a page, the guide. */
export const seoLengths = { title: { min: 30, max: 60 }, description: { min: 120, max: 155 } }

/** The lengths of front matter and of definitions. */
export const frontMatterAndDefinitionLengths = {
  title: { max: 90 },
  name: { max: 45 },
  excerpt: { min: 80, max: 220 },
  definition: { min: 120, max: 520 },
}

/** As many letters as the narrowest place of each kind holds on two or three lines of a phone; by the last fields of the path. */
export const maxTextLengthsByField: Record<string, number> = {
  'practice.name': 40,
  'practice.descriptor': 60,
  'practice.tagline': 90,
  'header.name': 20,
  'footer.name': 30,
  'hero.title': 75,
  'hero.lead': 200,
  trail: 40,
  'action.label': 44,
  'actions.label': 56,
  'link.label': 60,
  'items.name': 60,
  'phases.name': 90,
  name: frontMatterAndDefinitionLengths.name.max,
  term: 80,
  'source.title': 150,
  eyebrow: 60,
  badge: 28,
  title: frontMatterAndDefinitionLengths.title.max,
  'steps.question': 150,
  question: 110,
  pointsTitle: 40,
  insightsTitle: 60,
  stat: 24,
  value: 24,
  hours: 36,
  time: 70,
  label: 60,
  aspect: 45,
  theirs: 140,
  ours: 140,
  summary: 220,
  lead: 340,
  note: 360,
  text: 520,
  'price.text': 220,
  features: 140,
  benefits: 140,
  points: 260,
  excluded: 220,
  alt: 250,
}

/** The same in Markdown: headings, the heads of columns, and the words given to elements. */
export const maxTextLengthsByElementOrAttribute: Record<string, number> = {
  h2: 110,
  h3: 110,
  h4: 110,
  th: 80,
  title: 110,
  label: 60,
  caption: 220,
  alt: 250,
}
