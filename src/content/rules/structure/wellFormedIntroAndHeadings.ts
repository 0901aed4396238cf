import type { Heading, Root } from 'mdast'
import type { MarkdownFinding, Findings, Rule } from '../rule'
import { walkMdast } from '../../mdx/walk'

export const wellFormedIntroAndHeadings: Rule = {
  requirement:
    'A text starts with an introduction, followed by a section (##); no text, heading or section is empty, and no heading ends as a sentence does.',
  level: 'problem',
  noticeInDrafts: true,
  checkMarkdown: ({ field, analysis: { mdast, readable, wordCount } }) =>
    readable
      ? [
          ...(field
            ? []
            : wordCount
              ? findOpeningProblems(mdast)
              : [{ line: 1, message: 'has no text under the front matter' }]),
          ...mdast.children.map(findWordlessHeading),
          ...findEmptySections(mdast),
        ]
      : [],
}

function findOpeningProblems({ children }: Root): Findings<MarkdownFinding> {
  const [first] = children
  const heading = children.find(child => child.type === 'heading')
  return [
    // A heading of the first level is a title, which is reported as such.
    first?.type === 'heading' && first.depth > 1
      ? {
          line: first.position?.start.line,
          message: 'has no text before its first heading; say first what the reader finds',
        }
      : undefined,
    heading && heading.depth > 2
      ? { line: heading.position?.start.line, message: 'begins with a part; the first heading is a section, ##' }
      : undefined,
  ]
}

function findWordlessHeading(node: Root['children'][number]): MarkdownFinding | undefined {
  if (node.type !== 'heading' || !node.children.length) return undefined
  const words = getHeadingText(node)
  if (/\p{L}{3,}[.,;:]$/u.test(words) && !/(?:etc|inc|ltd|ltée|art|sec|vs)[.]$/iu.test(words))
    return {
      level: 'notice',
      line: node.position?.start.line,
      message: `has the heading “${words}”, which ends as a sentence does; a heading has no “${words.slice(-1)}” behind it`,
    }
  return /[\p{L}\p{N}]/u.test(words)
    ? undefined
    : { line: node.position?.start.line, message: `has the heading “${words}”, which has no words and so no address` }
}

function findEmptySections({ children }: Root): Findings<MarkdownFinding> {
  return children.map((node, index) => {
    const next = children[index + 1]
    return node.type === 'heading' &&
      node.children.length &&
      (!next || (next.type === 'heading' && next.depth <= node.depth))
      ? { line: node.position?.start.line, message: `has nothing under the heading “${getHeadingText(node)}”` }
      : undefined
  })
}

function getHeadingText(heading: Heading): string {
  const words: string[] = []
  walkMdast(heading, node => void (node.type === 'text' && words.push(node.value)))
  return words.join('')
}
