import type { Rule } from '../rule'

export const validNumberFormat: Rule = {
  requirement: 'French numbers have a decimal comma and a non-breaking space between thousands.',
  level: 'notice',
  checkVisibleText: ({ language, text }) => {
    if (language !== 'fr') return undefined
    const [typed] = english.exec(text.replace(urls, found => ' '.repeat(found.length))) ?? []
    return typed
      ? {
          message: `has “${typed}” as English writes it; French has a comma before decimals (2,5) and a non-breaking space between thousands (1\u00a0500)`,
        }
      : undefined
  },
}

const urls = /https?:\/\/\S+/g

// A number with one point may be a section or version, so it only counts before a noun that can be counted.
const english =
  /(?<![\p{L}\d.,-])(?<!(?:art|par|al|version|article|section|partie|titre|no)s?\.?[ \u00a0])(?:[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?![ \u00a0](?:[MGk]\$|mill|%))|\d{5,}(?=[ \u00a0](?:\$|dollars|euros|personnes|unités|entreprises|emplois|patients?|patientes?|participants?|dossiers|heures|jours)(?!\p{L}))|[1-9]\d{0,2}(?:\.\d{3})+(?=[ \u00a0](?:\p{Ll}{3,}s|d’|de )(?!\p{L}))|\d+\.\d{1,2}(?=[ \u00a0](?:fois|mois|ans?|jours|heures|semaines|points?|kg|mg|cm|mm|km)(?!\p{L})))/u
