import { isBookingTarget } from '../../src/content/model/sharedSchemas'
import { buildConsultationLink, localizeLinkTarget } from '../../src/content/links'
import type { CheerioAPI } from 'cheerio'
import type { RoutedPage } from '../../src/gatsby/nodes/routedPages'
import { languages, type Language } from '../../src/config/languages'
import type { Localized } from '../../src/content/resolveLocalizedContent'
import { buildPagePath, buildHtmlFilePath } from '../../src/shared/paths'
import type { Section } from '../../src/content/model'
import en from '../../locales/en/common.json'
import fr from '../../locales/fr/common.json'
import { content, nodeSpecs, exists, parsed } from './site'

type Found = ReturnType<CheerioAPI>

/** The visible parts of a card; missing ones are empty. */
interface Card {
  stat: string
  title: string
  points: string[]
  price: string
  label: string
  href?: string
}

/** The visible parts of a plan. */
interface Plan {
  band: string
  name: string
  price: string
  hours: string
  features: string[]
  href?: string
}

/** The interface texts. */
export const labels: Record<Language, typeof en> = { en, fr }

/** Category names by id, in the order of the blog. */
export function categoryNames(language: Language): Map<string, string> {
  return new Map(content.categories.map(({ id, name }) => [id, name[language]]))
}

/** The localized fields of a page, article or document. */
export function findSpecFields(route: string, language: Language) {
  const spec = nodeSpecs.find(
    ({ fields }) => 'route' in fields && fields.route === route && fields.language === language,
  )
  return spec?.fields as (RoutedPage & { breadcrumb: { name: string }[]; sections: Localized<Section>[] }) | undefined
}

/** Filters out routes that no longer exist: an owner may delete pages. */
export function existing(routes: readonly string[]): string[] {
  return routes.filter(route => isBookingTarget(route) || findSpecFields(route.replace(/[?#].*$/, ''), 'en'))
}

/** Defines tests for a page in each language, unless the owner has deleted the page. */
export function describePage(name: string, route: string, describeIn: (language: Language) => void): void {
  describe.each(languages)(`${name}, %s`, language => {
    if (findSpecFields(route, language)) describeIn(language)
    else it('is no longer part of the content', () => expect(exists(buildPagePath(route, language))).toBe(false))
  })
}

// The specification has plain spaces in dates; shared/typeset makes them no-break where they are shown.
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const heldDates = new RegExp(`(?<=\\d|1er)\\u00a0(?=${months})|(?<=${months})\\u00a0(?=\\d{4})`, 'g')

/** A text with each run of spaces, no-break ones included, as one space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ')

/** Reads a canonical page of the built site. */
export function readPage(route: string, language: Language) {
  const $ = parsed(buildHtmlFilePath(buildPagePath(route, language)))
  $('style, script, noscript').remove()

  const spec = findSpecFields(route, language)
  const sections = spec?.sections ?? []
  /** The localized sections of a type. */
  const written = <Type extends Section['type']>(type: Type) =>
    sections.filter((section): section is Extract<Localized<Section>, { type: Type }> => section.type === type)
  /** A localized section as the page shows it: its place in the content is in the id of its heading. */
  const shown = (section: Localized<Section>) => {
    const index = sections.indexOf(section)
    return $(`main > section[aria-labelledby=${index ? `section-${index + 1}` : 'title'}]`)
  }

  const to = (target: string) => localizeLinkTarget(target, content.practice, language)
  const say = <T>(both: Record<Language, T>) => both[language]
  const words = (found: Found) =>
    found
      .text()
      .replace(/[ \n]+/g, ' ')
      .replace(heldDates, ' ')
      .trim()
  const each = (found: Found) => found.map((_, element) => words($(element))).get()
  const hrefs = (found: Found) => found.map((_, link) => $(link).attr('href')).get()

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

  const booking = buildConsultationLink(content.practice, language)
  return {
    $,
    written,
    shown,
    /** The expected breadcrumb. */
    steps: spec?.breadcrumb.map(({ name }) => name) ?? [],
    /** Localizes a route. */
    to,
    /** Picks the expected value in the page’s language. */
    say,
    /** The text of an element on one line; no-break spaces stay. */
    words,
    each,
    hrefs,
    cards,
    plans,
    /** The visible breadcrumb. */
    trail: each($('main nav ol li')),
    /** The hero’s buttons. */
    heroCalls: $('#title ~ p a'),
    /** The consultation button, as on all pages except services. */
    booking,
    /** Hrefs of booking, phone and e-mail. */
    channels: {
      booking: booking.to,
      phone: `tel:${content.practice.phone}`,
      email: `mailto:${content.practice.email}`,
    },
  }
}
