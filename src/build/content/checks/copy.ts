import { toString } from 'hast-util-to-string'
import type { Element, Nodes } from 'hast'
import { visit } from 'unist-util-visit'
import { languages, type Language } from '../../../config/languages'
import { fill } from '../../../lib/fill'
import { stringsOf } from '../../../lib/strings'
import type { Content } from '../read'

/** One run of copy that a visitor reads, with its place. */
export interface Copy {
  file: string
  language: Language
  text: string
  field?: string
  line?: number
}

/** The JSON files whose words visitors read; facts.json apart. */
export function copyFiles(content: Content): { file: string; value: unknown }[] {
  return [
    { file: 'content/practice.json', value: content.practice },
    { file: 'content/navigation.json', value: content.navigation },
    { file: 'content/advantages.json', value: content.advantages },
    ...content.pages.map(({ file, page }) => ({ file, value: page })),
  ]
}

/** All copy of the site as readers see it: facts filled in, addresses left out. */
export function copyOf(content: Content): Copy[] {
  const { facts, texts } = content
  const words = [...copyFiles(content), { file: 'content/facts.json', value: facts }].flatMap(({ file, value }) =>
    stringsOf(value).flatMap(({ text, field, language }) =>
      language && !text.startsWith('https://')
        ? [{ file, field, language, text: withoutMarkup(fill(text, content, language)) }]
        : [],
    ),
  )
  const front = texts.flatMap(({ file, language, front }) =>
    stringsOf({
      title: front.title,
      name: front.name,
      seo: front.seo,
      ...('excerpt' in front ? { excerpt: front.excerpt } : { summary: front.summary }),
    }).map(({ text, field }) => ({ file, language, field, text })),
  )
  return [...words, ...front, ...texts.flatMap(bodyCopy)]
}

const blocks = new Set(['p', 'li', 'td', 'th', 'h2', 'h3', 'h4'])
const readAttributes = ['title', 'caption', 'label', 'alt']

function bodyCopy({ file, language, compiled }: Content['texts'][number]): Copy[] {
  const copy: Copy[] = []
  visit(compiled.tree, 'element', (element: Element) => {
    if (blocks.has(element.tagName))
      copy.push({
        file,
        language,
        text: toString(withoutBlocks(element)),
        field: `the text under <${element.tagName}>`,
      })
    const foreign = element.tagName === 'Foreign' && languages.find(name => name === element.properties.lang)
    if (foreign) copy.push({ file, language: foreign, text: toString(element), field: '<Foreign>' })
    for (const name of readAttributes) {
      const value = element.properties[name]
      if (typeof value === 'string') copy.push({ file, language, text: value, field: `<${element.tagName} ${name}>` })
    }
  })
  return copy
}

// A list item that holds paragraphs or lists is read through them, and words of the other language as that language.
function withoutBlocks(element: Element): Element {
  return {
    ...element,
    children: element.children.filter(
      (child: Nodes) =>
        !(child.type === 'element' && (blocks.has(child.tagName) || /^([uo]l|Foreign)$/.test(child.tagName))),
    ),
  }
}

// What a page’s Markdown says: no addresses, and no words of the other language.
function withoutMarkup(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, ']').replace(/<Foreign[^>]*>[^<]*<\/Foreign>/g, '')
}
