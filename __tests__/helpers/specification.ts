import { isBookingTarget } from '../../src/content/model/sharedSchemas'
import { resolveBooking, resolveHref } from '../../src/content/links'
import type { CheerioAPI } from 'cheerio'
import type { RoutedPage } from '../../src/gatsby/nodes/routedPages'
import { languages, type Language } from '../../src/config/languages'
import type { Localized } from '../../src/content/localize'
import { buildCanonicalPath, buildHtmlFilePath } from '../../src/shared/paths'
import type { Section } from '../../src/content/model'
import en from '../../locales/en/common.json'
import fr from '../../locales/fr/common.json'
import { content, drafts, exists, parsed } from './site'

type Found = ReturnType<CheerioAPI>

/** A card as its reader sees it; what it lacks is empty. */
interface Card {
  stat: string
  title: string
  points: string[]
  price: string
  label: string
  href?: string
}

/** A pricing plan as its reader sees it. */
interface Plan {
  band: string
  name: string
  price: string
  hours: string
  features: string[]
  href?: string
}

/** The words of the interface. */
export const labels: Record<Language, typeof en> = { en, fr }

/** The categories of articles by their ids, as the blog names them, in its order. */
export function categoryNames(language: Language): Map<string, string> {
  return new Map(content.categories.map(({ id, name }) => [id, name[language]]))
}

/** A page, an article or a document of the content in one language, with its words and facts as a visitor reads them. */
export function draftAt(route: string, language: Language) {
  const draft = drafts.find(({ fields }) => 'route' in fields && fields.route === route && fields.language === language)
  return draft?.fields as
    (RoutedPage & { breadcrumb: { name: string }[]; sections: Localized<Section>[]; topic?: string }) | undefined
}

/** Those of these addresses that the content still has: an owner may take a page away. */
export function existing(routes: readonly string[]): string[] {
  return routes.filter(route => isBookingTarget(route) || draftAt(route.replace(/[?#].*$/, ''), 'en'))
}

/** Describes a page of the specification in each language; once the owner has taken it away there is nothing to hold. */
export function describePage(name: string, route: string, describeIn: (language: Language) => void): void {
  describe.each(languages)(`${name}, %s`, language => {
    if (draftAt(route, language)) describeIn(language)
    else it('is no longer part of the content', () => expect(exists(buildCanonicalPath(route, language))).toBe(false))
  })
}

// Dates are typed with ordinary spaces; shared/typeset holds them together where they are shown.
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const heldDates = new RegExp(`(?<=\\d|1er)\\u00a0(?=${months})|(?<=${months})\\u00a0(?=\\d{4})`, 'g')

/**
 * A canonical page of the built site, opened to be held against the specification.
 * `names` are its sections, in their order.
 */
export function readPage<Name extends string = never>(route: string, language: Language, names: readonly Name[] = []) {
  const $ = parsed(buildHtmlFilePath(buildCanonicalPath(route, language)))
  $('style, script, noscript').remove()

  const draft = draftAt(route, language)
  const sections = draft?.sections ?? []
  /** The sections of a type as the content has them. */
  const written = <Type extends Section['type']>(type: Type) =>
    sections.filter((section): section is Extract<Localized<Section>, { type: Type }> => section.type === type)

  const to = (target: string) => resolveHref(target, content.practice, language)
  const say = <T>(both: Record<Language, T>) => both[language]
  const words = (found: Found) =>
    found
      .text()
      .replace(/[ \n]+/g, ' ')
      .replace(heldDates, ' ')
      .trim()
  const each = (found: Found) => found.map((_, element) => words($(element))).get()
  const hrefs = (found: Found) => found.map((_, link) => $(link).attr('href')).get()

  const shown = $('main > section')
  const part = Object.fromEntries(names.map((name, index) => [name, shown.eq(index)])) as Record<Name, Found>

  const cards = (found: Found): Card[] =>
    found
      .find('li:has(> h3)')
      .map((_, element) => {
        const card = $(element)
        const link = card.find('> p a')
        return {
          stat: words(card.children('h3').prevAll('p')),
          title: words(card.children('h3')),
          points: each(card.find('> ul > li, > details > ul > li')),
          price: words(card.find('> p:has(a) > span')),
          label: words(link),
          href: link.attr('href'),
        }
      })
      .get()

  const plans = (found: Found): Plan[] =>
    found
      .find('li:has(h4)')
      .map((_, element) => {
        const plan = $(element)
        const price = plan.find('p:has(small)')
        return {
          band: words(plan.children('p')),
          name: words(plan.find('h3')),
          price: words(price),
          hours: words(price.next('p')),
          features: each(plan.find('h4 + ul > li')),
          href: plan.find('a').attr('href'),
        }
      })
      .get()

  const booking = resolveBooking(content.practice, language)
  return {
    $,
    part,
    written,
    /** The trail as the content has it. */
    steps: draft?.breadcrumb.map(({ name }) => name) ?? [],
    /** The address of a route in the language of the page. */
    to,
    /** What is expected in the language of the page. */
    say,
    /** What a reader sees of an element, on one line; no-break spaces stay. */
    words,
    each,
    hrefs,
    cards,
    plans,
    /** The trail above the heading. */
    trail: each($('main nav ol li')),
    /** The buttons of the hero. */
    heroCalls: $('#title ~ p a'),
    /** The panel that ends a page: its button and channels are a list, what else there is stands under its words. */
    closing: $('main > section').last(),
    /** How the practice is reached: booking, telephone, e-mail. */
    /** The button for a consultation, as every page but those of services has it. */
    booking,
    channels: {
      booking: booking.to,
      phone: `tel:${content.practice.phone}`,
      email: `mailto:${content.practice.email}`,
    },
  }
}
