import { collectNestedStrings } from '../../collectNestedStrings'
import type { CheckInput } from '../../read/checkInput'
import type { VisibleText } from '../../read/visibleText'
import { createVisibleTextFinding } from '../createVisibleTextFinding'
import type { ContentFinding, MarkdownFinding, Findings, Rule } from '../rule'
import { walkHast } from '../../mdx/walk'

// “Drawing of” is allowed, since it describes the picture; “picture of” says nothing.
const opening =
  /^(?:an? |the |une? |l[ea’'] ?)?(?:picture|image|photo(?:graph(?:ie)?)?|illustration|graphic|icon)s? (?:of|showing|de|du|des|d[’']|montrant)(?:\s|\b)/i
const fileName =
  /^[\w-]+\.(?:png|jpe?g|webp|gif|svg|tiff?|heic)$|^(?:img|dsc|dscn|pxl|screenshot|scan)[-_ ]?\d+$|^\w*[-_]\w*\d\w*$/i

const kindAlone =
  /^(?:an? |une? |the |l[ea’'] ?)?(?:picture|image|photo(?:graph(?:ie)?)?|illustration|drawing|graphic|dessin|icon|figure|chart|graphique|logo)(?: ?\d+)?$/i

export const descriptiveAltText: Rule = {
  requirement:
    'The alternative text of a picture describes what it shows, without a file name or words such as “picture of”.',
  level: 'problem',
  // Compares the alt text of a figure with its file name and caption.
  checkMarkdown: ({ analysis: { hast, pictures } }) => {
    const found: MarkdownFinding[] = []
    let index = 0
    walkHast(hast, node => {
      if (node.type !== 'element' || node.tagName !== 'Figure') return
      const { alt, src, caption } = node.properties
      const line = pictures[index++]?.line
      const said = keepLettersAndDigits(alt)
      const name = String(src).replace(/^.*\/|\.\w+$/g, '')
      if (said && /[\d_-]/.test(name) && said === keepLettersAndDigits(name) && !fileName.test(String(alt).trim()))
        found.push({
          line,
          message: `has a picture whose alt is “${String(alt)}”, the name of its file; say what it shows`,
        })
      if (said && said === keepLettersAndDigits(caption))
        found.push({
          line,
          message: `has a picture whose alt and caption are both “${String(alt)}”, which is read aloud twice; let the alt say what the picture shows`,
        })
    })
    return found
  },
  check: ({ visibleTexts, jsonFiles }) => [
    ...findRepeatedTitles(visibleTexts),
    ...findFileNames(jsonFiles),
    ...visibleTexts.map(copy => {
      const { field, text, element } = copy
      const isAlt = element === 'Figure alt' || /(?:^|\.)alt(?:\.(?:en|fr))?$/.test(field ?? '')
      const message = isAlt && describeFault(text)
      return message
        ? createVisibleTextFinding(copy, `${element ? 'has a picture whose alt' : 'is a text that'} ${message}`)
        : undefined
    }),
  ],
}

// Alt texts in pages: compared with the `src` next to them.
function findFileNames(jsonFiles: CheckInput['jsonFiles']): Findings<ContentFinding> {
  return jsonFiles.flatMap(({ file, value }) => {
    const strings = collectNestedStrings(value)
    const sources = new Map(strings.map(({ field, text }) => [field, text]))
    return strings.map(({ field, key, text }) => {
      const src = key === 'alt' ? sources.get(field.replace(/alt(?:\.\w+)?$/, 'src')) : undefined
      const name = src?.replace(/^.*\/|\.\w+$/g, '') ?? ''
      return name && /[\d_-]/.test(name) && keepLettersAndDigits(text) === keepLettersAndDigits(name)
        ? { file, field, message: `is “${text}”, the name of its file; say what it shows` }
        : undefined
    })
  })
}

// A screen reader would read the title twice.
function findRepeatedTitles(copy: VisibleText[]): Findings<ContentFinding> {
  const titles = new Map<string, string>()
  for (const { file, field = '', language, text, element } of copy)
    if (!element && /^(?:name|title|sections\[0\]\.title|seo\.title)(?:\.(?:en|fr))?$/.test(field))
      titles.set(`${file} ${language} ${keepLettersAndDigits(text)}`, text)
  return copy.map(({ file, field = '', language, text, element }) =>
    !element &&
    /(?:^|\.)alt(?:\.(?:en|fr))?$/.test(field) &&
    titles.has(`${file} ${language} ${keepLettersAndDigits(text)}`)
      ? {
          file,
          field,
          level: 'notice' as const,
          message: `is “${text}”, the title of the page; say what the picture shows, or leave “alt” out when it is decoration`,
        }
      : undefined,
  )
}

// Keeps only letters and digits, so that “river 2” equals river-2. A name without digits or hyphens is not compared:
// river.png may well show a river.
function keepLettersAndDigits(words: unknown): string {
  return String(words ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

// Screen readers cannot pause within alt text.
const longest = 250

function describeFault(text: string): string | undefined {
  if (kindAlone.test(text.trim())) return `says only “${text}”; readers know that it is a picture, say what it shows`
  if (text.length > longest)
    return `has ${text.length} characters; say in at most ${longest} what it shows, and the rest in the text`
  if (fileName.test(text.trim())) return `is “${text}”, the name of a file; say what the picture shows`
  const said = opening.exec(text)?.[0]
  return said && `begins with “${said.trim()}”; readers know that it is a picture, say what it shows`
}
