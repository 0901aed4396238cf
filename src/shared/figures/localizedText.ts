import type { RenderTreeElement } from '../mdx/renderTree'

/** A text from the `figure` group of the locales, which the site fills in: shared/figures knows no language. */
export const localizedTextType = 'LocalizedText'

export interface LocalizedTextProps {
  text: 'ifAnswer' | 'goTo'
  question: number
  answer?: string
}

export function buildLocalizedText(props: LocalizedTextProps): RenderTreeElement {
  return { type: localizedTextType, props: { ...props } }
}
