/** Character limits of a text, per language. */
export interface LengthLimits {
  min?: number
  max: number
}

/**
 * Recommended lengths for search results: long enough to be useful, short enough not to be truncated. Used by schemas,
 * article titles, the SEO audit and the writers’ guide.
 */
export const seoLengths = { title: { min: 30, max: 60 }, description: { min: 120, max: 155 } }

/** Maximum number of points of a card; each has a grid row shared with the cards beside it. */
export const maxCardPoints = 16

/** Lengths of front matter fields and glossary definitions. Excerpts stand beside each other on cards. */
export const frontMatterAndDefinitionLengths = {
  title: { max: 90 },
  name: { max: 45 },
  excerpt: { min: 80, max: 150 },
  definition: { min: 60, max: 520 },
}

/**
 * Maximum lengths by the last parts of the field path. Titles and labels: two or three lines on the narrowest phone;
 * texts: what their layout holds.
 */
export const maxJsonTextLengthsByField: Record<string, number> = {
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
  summary: frontMatterAndDefinitionLengths.excerpt.max,
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

/** The same for MDX: headings, column headers, and attributes of elements. */
export const maxMdxTextLengthsByElementOrAttribute: Record<string, number> = {
  h2: 110,
  h3: 110,
  h4: 110,
  th: 80,
  title: 110,
  label: 60,
  caption: 220,
  alt: 250,
}
