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

it('keeps the parts of a date on one line', () => {
  const text = 'Le texte à jour au 14 juin 2026, lu en novembre 2026.'
  expect(render(text, 'fr')).toEqual([
    text.replace('14 juin 2026', '14_juin_2026').replace('novembre 2026', 'novembre_2026'),
  ])
  expect(render('Read in November 2026.', 'en')).toEqual(['Read in November 2026.'])
})
