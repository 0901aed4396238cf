import { seoLengths } from '../../config/contentLengthLimits'

/**
 * Title of an article for search results, with the practice’s name appended unless it is already in it or the result is
 * too long.
 */
export function formatArticleSeoTitle(title: string, practiceName: string): string {
  const whole = `${title} | ${practiceName}`
  return title.includes(practiceName) || whole.length > seoLengths.title.max ? title : whole
}
