import { groupByKey } from '../../../shared/groupByKey'
import { lowercaseWithoutPunctuation } from '../../language/lowercaseWithoutPunctuation'
import { languages } from '../../../config/languages'
import type { CheckInput } from '../../read/checkInput'
import type { VisibleText } from '../../read/visibleText'
import { createVisibleTextFinding } from '../createVisibleTextFinding'
import type { ContentFinding, Findings, Rule } from '../rule'

export const headingsDifferFromTitleAndNeighbours: Rule = {
  requirement: 'A heading differs from the title of its page and from the headings next to it.',
  level: 'notice',
  check: input => [...findRepeatsInTexts(input), ...findRepeatsInPages(input)],
}

function findRepeatsInTexts({ texts, visibleTexts }: CheckInput): Findings<ContentFinding> {
  const all = visibleTexts.filter(({ field, element = '' }) => !field && /^h[2-4]$/.test(element))
  const byFile = groupByKey(all, ({ file }) => file)
  return texts.flatMap(({ file, frontMatter }) => {
    const headings = byFile.get(file) ?? []
    const title = lowercaseWithoutPunctuation(frontMatter.title)
    return headings.map((heading, index) => {
      const words = lowercaseWithoutPunctuation(heading.text)
      const twin = headings
        .slice(0, index)
        .find((other, at) => lowercaseWithoutPunctuation(other.text) === words && areBeside(headings, at, index))
      const message =
        words === title
          ? `repeats the title of its text, “${heading.text}”; say what this section is about`
          : twin && `has the heading “${heading.text}” a second time; say what sets the two apart`
      return message ? createVisibleTextFinding(heading, message) : undefined
    })
  })
}

// Headings under different parents may be equal: “Costs” under each.
function areBeside(headings: VisibleText[], first: number, second: number): boolean {
  const level = headings[second]?.element ?? ''
  return headings.slice(first, second).every(({ element = '' }) => element >= level)
}

function findRepeatsInPages({ pages }: CheckInput): Findings<ContentFinding> {
  return pages.flatMap(({ file, page }) => {
    const titles = page.sections.map(section => ('intro' in section ? section.intro?.title : undefined))
    const hero = page.sections.find(section => section.type === 'hero')
    return languages.flatMap(language =>
      titles.map((title, index) => {
        const words = title && lowercaseWithoutPunctuation(title[language])
        if (!title || !words) return undefined
        const isHero = hero && words === lowercaseWithoutPunctuation(hero.title[language])
        const isTwin = titles
          .slice(0, index)
          .some(other => other && lowercaseWithoutPunctuation(other[language]) === words)
        return isHero || isTwin
          ? {
              file,
              field: `sections[${index}].intro.title.${language}`,
              message: `says “${title[language]}”, as ${isHero ? 'the title of the page' : 'another section'} does; say what this section is about`,
            }
          : undefined
      }),
    )
  })
}
