import { load, type CheerioAPI } from 'cheerio'
import type { Language } from '../../src/config/languages'
import { canonicalPath, localizePath } from '../../src/lib/paths'
import { builtFile, content, fileOf } from './site'

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

/** The categories of the blog, as it names them. */
export const categoryNames: Record<Language, string[]> = {
  en: [
    'Fractional General Counsel',
    'Regulatory Compliance',
    'Corporate Law',
    'Clinical Trials',
    'Intellectual Property',
    'Industry Trends',
  ],
  fr: [
    'Direction juridique à temps partagé',
    'Conformité réglementaire',
    'Droit des sociétés',
    'Essais cliniques',
    'Propriété intellectuelle',
    'Tendances du secteur',
  ],
}

/** The text with its ties (`~`) as no-break spaces: `5~000~$`. */
export function tied(text: string): string {
  return text.replaceAll('~', '\u00a0')
}

/**
 * A canonical page of the built site, opened to be held against the specification.
 * `names` are its sections, in their order.
 */
export function readPage<Name extends string = never>(route: string, language: Language, names: readonly Name[] = []) {
  const $ = load(builtFile(fileOf(canonicalPath(route, language))))
  $('style, script, noscript').remove()

  const to = (route: string) => localizePath(route, language)
  const say = <T>(both: Record<Language, T>) => both[language]
  const words = (found: Found) =>
    found
      .text()
      .replace(/[ \n]+/g, ' ')
      .trim()
  const each = (found: Found) => found.map((_, element) => words($(element))).get()
  const hrefs = (found: Found) => found.map((_, link) => $(link).attr('href')).get()

  const sections = $('main > section')
  const part = Object.fromEntries(names.map((name, index) => [name, sections.eq(index)])) as Record<Name, Found>

  const cards = (found: Found): Card[] =>
    found
      .find('li:has(> h3)')
      .map((_, element) => {
        const card = $(element)
        const link = card.find('> p a')
        return {
          stat: words(card.children('h3').prevAll('p')),
          title: words(card.children('h3')),
          points: each(card.find('> ul > li')),
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

  return {
    $,
    part,
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
    /** How the practice is reached: booking, telephone, e-mail. */
    channels: {
      booking: content.practice.providers.booking ?? to('/contact?service=consultation#form'),
      phone: `tel:${content.practice.phone}`,
      email: `mailto:${content.practice.email}`,
    },
  }
}
