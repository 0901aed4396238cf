import type { TFunction } from 'i18next'
import type { RenderTreeElement } from '../../shared/mdx/renderTree'

const labelledKinds = ['warning', 'pending', 'message'] as const

/** The title of a callout as plain text, after the label of its kind: “Not in force – Part 5”. */
export function formatPlainTextCalloutTitle({ props = {} }: RenderTreeElement, t: TFunction): string {
  const kind = labelledKinds.find(kind => kind === props.kind)
  return (kind ? `${t(`text.callout.${kind}`)} – ` : '') + String(props.title ?? '')
}
