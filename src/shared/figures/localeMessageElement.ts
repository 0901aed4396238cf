import type { RenderTreeElement } from '../mdx/renderTree'

// Stands for a text of the `figure` group in locales/, which the site translates when it renders the tree:
// shared/figures has no translations.
const localeMessageType = 'LocaleMessage'

/**
 * The props of a `LocaleMessage` element: key of the text, number of the question that it names, answer that leads
 * there.
 */
export interface LocaleMessageProps {
  text: 'ifAnswer' | 'goTo'
  question: number
  answer?: string
}

/** An element that stands for a text to translate. */
interface LocaleMessageElement extends RenderTreeElement {
  props: LocaleMessageProps & Record<string, unknown>
}

export function isLocaleMessageElement(element: RenderTreeElement): element is LocaleMessageElement {
  return element.type === localeMessageType
}

/** Builds the element of a text that the site translates when it renders the tree. */
export function buildUntranslatedMessageElement(props: LocaleMessageProps): RenderTreeElement {
  return { type: localeMessageType, props: { ...props } }
}
