import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import { maxMdxTextLengthsByElementOrAttribute, maxJsonTextLengthsByField } from '../../../config/contentLengthLimits'
import type { Rule } from '../rule'

const shortest = Math.min(...Object.values(maxJsonTextLengthsByField))

export const textsWithinMaximumLengths: Rule = {
  requirement: 'Names, labels, badges and titles are short enough for where they are shown.',
  level: 'problem',
  // Without these files, placeholders have no value and texts no length.
  requiredParts: ['facts', 'practice'],
  checkVisibleText: ({ file, field, text, source, element }) => {
    if (!file.startsWith('content/') || file === 'content/facts.json') return undefined
    if (text.length <= shortest) return undefined
    const limit = element
      ? maxMdxTextLengthsByElementOrAttribute[element.split(' ').at(-1) ?? '']
      : field && findLengthLimit(file, field)
    const length = [...text].length
    return limit && length > limit
      ? {
          // The practice’s own name can hardly be shortened.
          ...((file === 'content/practice.json' || source.includes('{{practice.')) && { level: 'notice' as const }),
          message: `${element ? `holds “${truncateToSingleLine(text, 40)}”, which ` : ''}has ${length} characters, and its place holds ${limit}; say it shorter`,
        }
      : undefined
  },
}

/** Maximum length of a field, in characters; undefined if there is none. */
function findLengthLimit(file: string, field: string): number | undefined {
  const names = field
    // The first section of a page is its hero, which has limits of its own.
    .replace(/^sections\[0\]/, 'hero')
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .filter(name => name !== 'en' && name !== 'fr')
  if (names[0] === 'seo' || (file.endsWith('.mdx') && names.length === 1 && names[0] !== 'summary')) return undefined
  const [last = '', before = ''] = [names.at(-1), names.at(-2) ?? file.replace(/^.*\/|\.json$/g, '')]
  if (names[0] === 'trail') return maxJsonTextLengthsByField.trail
  if (/contactForm|consent|reply|newsletter|notice/.test(field)) return undefined
  return maxJsonTextLengthsByField[`${before}.${last}`] ?? maxJsonTextLengthsByField[last]
}
