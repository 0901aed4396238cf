import { analyzeMdx } from '../../../src/content/mdx/analyzeMdx'
import { toRenderTree } from '../../../src/content/mdx/render'
import { getRenderTreeText } from '../../../src/shared/mdx/renderTree'
import type { Language } from '../../../src/config/languages'

/** The text of each block, with non-breaking spaces as underscores. */
function render(text: string, language: Language): string[] {
  const { children } = toRenderTree(analyzeMdx(text, language).hast, language)
  return children.flatMap(block =>
    typeof block === 'string' ? [] : getRenderTreeText([block]).trim().replaceAll('\u00a0', '_'),
  )
}

it.each([
  [
    'fr',
    'Le texte à jour au 14 juin 2026, lu en novembre 2026.',
    'Le texte à jour au 14_juin_2026, lu en novembre_2026.',
  ],
  ['en', 'The text of June 14, 2026, read in November 2026.', 'The text of June 14, 2026, read in November_2026.'],
] as const)('keeps a year beside its month in running text: %s', (language, text, expected) => {
  expect(render(text, language)).toEqual([expected])
  expect(render(`- ${text}`, language)).toEqual([expected])
})

it('lets a year break from its month in a heading and in a table, whose columns are narrow', () => {
  const [heading, table] = render('## Novembre 2026\n\n| Le 1er mai 2026 | B |\n| - | - |\n| En mars 2026 | 2 |', 'fr')
  expect(heading).toBe('Novembre 2026')
  expect(table).toContain('mai 2026')
  expect(table).toContain('mars 2026')
})
