import type { RenderTreeElement } from '../mdx/renderTree'

// A text from the `figure` group of the locales, which the site fills in: shared/figures knows no language.
const localeMessageType = 'LocaleMessage'

/** Which text, the number of the question that it names, and the answer that leads there. */
export interface LocaleMessageProps {
  text: 'ifAnswer' | 'goTo'
  question: number
  answer?: string
}

/** The node of such a text. */
interface LocaleMessageElement extends RenderTreeElement {
  props: LocaleMessageProps & Record<string, unknown>
}

export function isLocaleMessageElement(node: RenderTreeElement): node is LocaleMessageElement {
  return node.type === localeMessageType
}

/** Builds the node of a text that the site words. */
export function buildLocaleMessageElement(props: LocaleMessageProps): RenderTreeElement {
  return { type: localeMessageType, props: { ...props } }
}
