import type { RenderTreeElement } from '../mdx/renderTree'

// A text from the `figure` group of the locales, which the site fills in: shared/figures knows no language.
const localizedTextType = 'LocalizedText'

/** Which text, the number of the question that it names, and the answer that leads there. */
export interface LocalizedTextProps {
  text: 'ifAnswer' | 'goTo'
  question: number
  answer?: string
}

/** The node of such a text. */
interface LocalizedTextElement extends RenderTreeElement {
  props: LocalizedTextProps & Record<string, unknown>
}

export function isLocalizedText(node: RenderTreeElement): node is LocalizedTextElement {
  return node.type === localizedTextType
}

/** Builds the node of a text that the site words. */
export function buildLocalizedText(props: LocalizedTextProps): RenderTreeElement {
  return { type: localizedTextType, props: { ...props } }
}
