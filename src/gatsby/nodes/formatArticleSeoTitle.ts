import { seoLengths } from '../../config/contentLengthLimits'

/** The title of an article in search results: with the practice’s name behind it, unless it names it or both are too long. */
export function formatArticleSeoTitle(title: string, practiceName: string): string {
  const whole = `${title} | ${practiceName}`
  return title.includes(practiceName) || whole.length > seoLengths.title.max ? title : whole
}
