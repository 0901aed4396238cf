import type { Language } from '../config/languages'
import { formatDownloadNote } from '../shared/downloads'
import { buildLocalizedPrice } from './facts/buildLocalizedPrice'
import { fillPlaceholdersAndDownloadNotes, type PlaceholderContext } from './facts/placeholders'
import { localizeLinkTarget } from './links'
import { analyzeMdx } from './mdx/analyzeMdx'
import { toRenderTree } from './mdx/render'
import type { RenderTree } from '../shared/mdx/renderTree'
import { isPriceReference, type LocalizedPrice, type PriceReference } from './model/price'

/** Everything that `resolveLocalizedContent` needs to produce content in one language. */
export interface LocalizationContext extends PlaceholderContext {
  language: Language
  /** The service that the page is about; consultation links pass it on. */
  service?: string
}

/**
 * The result type of `resolveLocalizedContent`: `{en, fr}` becomes the string of one language, Markdown a render tree, a
 * price reference a localized price.
 */
export type Localized<T> = T extends { en: infer Words; fr: unknown }
  ? Words
  : T extends PriceReference
    ? LocalizedPrice
    : T extends (infer Item)[]
      ? Localized<Item>[]
      : T extends object
        ? { [Key in keyof T]: Key extends 'markdown' ? RenderTree | Extract<T[Key], undefined> : Localized<T[Key]> }
        : T

/**
 * Localizes content: `{en, fr}` becomes a string with placeholders filled, `markdown` a render tree, `to` an href,
 * `price` a localized price; file type and size are added to the label of a link to a download.
 */
export function resolveLocalizedContent<T>(value: T, context: LocalizationContext): Localized<T> {
  // TypeScript cannot check a conditional type against a walk over unknown values;
  // __tests__/content/resolveLocalizedContent.test.ts tests it.
  return resolveLocalizedValue(value, context) as Localized<T>
}

function resolveLocalizedValue(value: unknown, context: LocalizationContext, key?: string): unknown {
  if (typeof value === 'string')
    return key === 'to'
      ? localizeLinkTarget(value, context.practice, context.language, context.service)
      : fillPlaceholdersAndDownloadNotes(value, context, context.language)
  if (Array.isArray(value)) return value.map(item => resolveLocalizedValue(item, context, key))
  if (typeof value !== 'object' || value === null) return value
  if (isWords(value)) {
    const text = fillPlaceholdersAndDownloadNotes(value[context.language], context, context.language)
    return key === 'markdown' ? toRenderTree(analyzeMdx(text, context.language).hast, context.language) : text
  }
  if (key === 'price' && isPriceReference(value)) return buildLocalizedPrice(value, context, context.language)
  const localized = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, resolveLocalizedValue(item, context, name)]),
  )
  const note = formatDownloadNote(String(localized.to ?? ''), context.downloads ?? {}, context.language)
  return note && typeof localized.label === 'string' ? { ...localized, label: localized.label + note } : localized
}

function isWords(value: object): value is Record<Language, string> {
  return 'en' in value && 'fr' in value && typeof value.en === 'string' && typeof value.fr === 'string'
}
