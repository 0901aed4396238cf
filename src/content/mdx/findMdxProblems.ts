import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { ReadProblem } from '../faults/readProblem'
import { formatDidYouMeanHint } from '../language/didYouMean'
import { findAllowedAttributes, allowedAttributesByMdxElement } from '../../shared/mdx/elements'
import { explainHtmlTag } from './htmlTags'
import { findStrayMarkup } from './strayMarkup'
import { findStructureProblems } from './structure'
import { walkMdast } from './walk'

/**
 * Messages about imports and exports, expressions and Markdown pictures. The first two are also used for MDX that does
 * not parse (explainMdxError).
 */
export const forbiddenSyntaxMessages = {
  module: 'import and export are not used in content; pictures and elements are named directly',
  expression: 'has { }, which hold nothing in a text; write ( ), a fact as {{its-name}}, and a brace that is shown \\{',
  picture: 'has a picture as ![…](…); a picture is written <Figure src="./name.png" alt="…" caption="…" />',
}

/**
 * Finds what is not allowed in MDX content: code, unknown elements, invalid attributes, an h1, Markdown images, stray
 * markup, invalid structure.
 */
export function findMdxProblems(root: Root, text: string): ReadProblem[] {
  const problems: ReadProblem[] = []
  walkMdast(root, node => {
    const line = node.position?.start.line
    const report = (message: string) => problems.push({ line, message })
    if (node.type === 'mdxjsEsm') report(forbiddenSyntaxMessages.module)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      report(forbiddenSyntaxMessages.expression)
    if (node.type === 'heading' && node.depth === 1)
      report('has a heading of the first level, which is the page’s own; sections of a text begin with ##')
    if (node.type === 'image' || node.type === 'imageReference') report(forbiddenSyntaxMessages.picture)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      findElementProblems(node).forEach(report)
  })
  return [...problems, ...findStrayMarkup(root, text), ...findStructureProblems(root, text)]
}

const attributeMeanings: Partial<Record<string, string>> = {
  title: 'its title',
  caption: 'the line that says what it shows',
  alt: 'what the picture shows, for those who do not see it',
  src: 'the file of the picture, such as "./name.png"',
  id: 'the id of a source in the front matter',
  to: 'the page it leads to',
  label: 'the words on its button',
  lang: 'the language of the words',
}

function findElementProblems(node: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const name = node.name ?? ''
  const allowed = findAllowedAttributes(name)
  if (!allowed)
    return [
      explainHtmlTag(name) ??
        `<${name}> is no element that exists; the elements are ${Object.keys(allowedAttributesByMdxElement).join(', ')}${formatDidYouMeanHint(name, Object.keys(allowedAttributesByMdxElement))}`,
    ]
  const given = node.attributes.map(attribute => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'))
  const misread = node.attributes.some(({ value }) => typeof value !== 'string')
  const missing = Object.entries(allowed).filter(([key, { required }]) => required && !given.includes(key))
  return [
    ...(misread
      ? []
      : missing.map(([key]) => `<${name}> needs the attribute ${key}="…": ${attributeMeanings[key] ?? 'a text'}`)),
    ...node.attributes.flatMap(attribute => findAttributeProblems(name, allowed, attribute)),
  ]
}

type Attributes = MdxJsxFlowElement['attributes'][number]

const isVoid = (element: string) => element === 'Source' || element === 'Figure'

function findAttributeProblems(
  element: string,
  allowed: NonNullable<ReturnType<typeof findAllowedAttributes>>,
  attribute: Attributes,
): string[] {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
    const [name = 'title'] = Object.keys(allowed)
    return [
      `<${element}> takes its words as name="…" in straight quotation marks, such as <${element} ${name}="…"${isVoid(element) ? ' /' : ''}>`,
    ]
  }
  const rule = allowed[attribute.name]
  if (!rule)
    return [
      `<${element}> has no attribute “${attribute.name}”${formatDidYouMeanHint(attribute.name, Object.keys(allowed))}`,
    ]
  if (rule.values && !rule.values.includes(attribute.value)) {
    return [
      `${attribute.name}="${attribute.value}" is not understood; expected one of ${rule.values.map(value => `“${value}”`).join(', ')}${formatDidYouMeanHint(attribute.value, rule.values)}`,
    ]
  }
  return attribute.value.trim() === ''
    ? [`<${element}> has an empty ${attribute.name}; write the words${rule.required ? '' : ', or leave it out'}`]
    : []
}
