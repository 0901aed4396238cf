import type { RuleExamples } from '../examples'

/** A second legal page, whole but for its place. */
const page = (title: string) =>
  `---\ntitle: ${title}\nname: ${title}\nsummary: ${title}.\nseo:\n  title: ${title} of the practice and its site\n  description: ${'A summary of what stands here. '.repeat(4)}\n  keywords: [a, b, c]\ncategory: legal\nupdated: 2026-11-01\npicture: { src: lines.png }\n---\n\n## ${title}\n\nWords.\n`

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/documents/Terms_of_use/en.mdx': page('Terms') },
      message: ['content/documents/Terms_of_use/en.mdx', '/Terms_of_use', 'small letters, digits and hyphens'],
    },
    ...['static', 'articles', 'social', 'pagefind', 'index'].map(name => ({
      changes: { [`content/documents/${name}/en.mdx`]: page('Terms') },
      message: [`content/documents/${name}/en.mdx`, `/${name}, where the site keeps files of its own`],
    })),
  ],
  right: [],
}
