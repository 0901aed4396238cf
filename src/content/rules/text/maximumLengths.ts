import { makeExcerpt } from '../../language/excerpt'
import type { Rule } from '../rule'

// As many letters as the narrowest place of each kind holds on two or three lines of a phone; by field, then by section.
const longest: Record<string, number> = {
  'practice.name': 40,
  'practice.descriptor': 60,
  'practice.tagline': 90,
  'header.name': 20,
  'footer.name': 30,
  trail: 40,
  'action.label': 44,
  'actions.label': 56,
  'link.label': 60,
  'items.name': 60,
  name: 45,
  term: 80,
  'source.title': 150,
  eyebrow: 60,
  badge: 28,
  title: 90,
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

// In Markdown: headings, the heads of columns, and the words given to elements.
const longestOfElements: Record<string, number> = {
  h2: 110,
  h3: 110,
  h4: 110,
  th: 80,
  title: 110,
  label: longest.label ?? 0,
  caption: 220,
  alt: longest.alt ?? 0,
}

const shortest = Math.min(...Object.values(longest))

/** Words fit the place that shows them. */
export const maximumLengths: Rule = {
  requirement: 'Names, labels, badges and titles are short enough for the place that shows them.',
  level: 'problem',
  checkVisibleText: ({ file, field, text, element }) => {
    if (!file.startsWith('content/') || file === 'content/facts.json') return []
    if (text.length <= shortest) return []
    const limit = element ? longestOfElements[element.split(' ').at(-1) ?? ''] : field && limitOf(file, field)
    const length = [...text].length
    return limit && length > limit
      ? [
          {
            // A practice is named as it is named.
            ...(file === 'content/practice.json' && { level: 'notice' as const }),
            message: `${element ? `holds “${makeExcerpt(text, 40)}”, which ` : ''}has ${length} characters, and its place holds ${limit}; say it shorter`,
          },
        ]
      : []
  },
}

function limitOf(file: string, field: string): number | undefined {
  const names = field
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .filter(name => name !== 'en' && name !== 'fr')
  if (names[0] === 'seo' || (file.endsWith('.mdx') && names.length === 1 && names[0] !== 'summary')) return undefined
  const [last = '', before = ''] = [names.at(-1), names.at(-2) ?? file.replace(/^.*\/|\.json$/g, '')]
  if (names[0] === 'trail') return longest.trail
  if (/contactForm|consent|reply|newsletter|notice/.test(field)) return undefined
  return longest[`${before}.${last}`] ?? longest[last]
}
