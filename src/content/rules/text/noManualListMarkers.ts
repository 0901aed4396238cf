import { getTextUnlessMarkdown } from '../../read/visibleText'
import type { Rule } from '../rule'

export const noManualListMarkers: Rule = {
  requirement:
    'Bullets are not typed as characters: lists are made with “- ” in Markdown and with list fields in JSON.',
  level: 'problem',
  checkVisibleText: copy => {
    if (copy.file.startsWith('locales/')) return undefined
    const typed = getTextUnlessMarkdown(copy) ?? ''
    const [found] = /^[ \t]*(?:[•●▪■◦‣⁃○∙✓✔✗➢➤►▶→\uf0b7·]|[-–—*+](?=[ \t\u00a0]))[ \t\u00a0]*/u.exec(typed) ?? []
    const [number] = /^\d{1,2}[.)](?=[ \u00a0]\p{L})/u.exec(typed) ?? []
    if (number)
      return {
        index: 0,
        level: 'notice',
        message: `begins with the number “${number}”; where the page counts by itself it would stand twice, take it out`,
      }
    // “Bring this:- the letter, - the protocol”: a list pasted as one line.
    const run = /[:;.][ \u00a0]?[-–•*](?=[ \u00a0]?\p{L})[^\n]*[,;.][ \u00a0]?[-–•*](?=[ \u00a0]\p{L})/u.exec(copy.text)
    if (run && !found)
      return {
        index: run.index,
        level: 'notice',
        message:
          'holds a list in one line (“- … - …”); write sentences, or make a list of it, one item a line or a field',
      }
    return found
      ? { index: 0, message: `begins with the bullet “${found.trim()}”; take it out, the page sets its own marks` }
      : undefined
  },
  checkMarkdown: ({ source }) =>
    source.split('\n').map((line, index, lines) => {
      const [found] =
        /^[ \t>]*(?:[•●▪■◦‣⁃○∙✓✔✗➢➤►▶→\uf0b7·][ \t\u00a0]*\S|[–—][ \t\u00a0]+\S|-(?=[\p{L}*«“])|\d{1,2}[.)](?=\p{L})|o[ \t]+(?=\p{Lu}))/u.exec(
          line,
        ) ?? []
      const letters = /^[ \t>]*[a-z][)](?=[ \u00a0]\S)/i
      const [lettered] = (letters.test(lines[index - 1] ?? '') && letters.exec(line)) || []
      if (lettered)
        return {
          line: index + 1,
          message: `begins with “${lettered.trim()}” right under the line before, and both show as one paragraph; put a blank line between them, or make a list of “1. ”`,
        }
      return found
        ? {
            line: index + 1,
            message: `begins with “${found.trim()}”, which makes no list; begin each item with “- ” (or “1. ”), a sign and a space`,
            example: '- First item',
          }
        : undefined
    }),
}
