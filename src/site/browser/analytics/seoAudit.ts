import { seoLengths } from '../../../config/contentLengthLimits'
import { sendToGtag, type AnalyticsEventMap } from './gtag'

/** The data of a page that is audited. */
interface Audited {
  title: string
  description: string
  h1Count: number
  path: string
}

const fits = (text: string, { min, max }: { min: number; max: number }) => text.length >= min && text.length <= max

/**
 * Builds the `seo_audit` event: whether title and description have the lengths recommended for search results, and
 * whether there is one h1.
 */
export function buildSeoAuditEvent({ title, description, h1Count, path }: Audited): AnalyticsEventMap['seo_audit'] {
  return {
    title_length: title.length,
    description_length: description.length,
    h1_count: h1Count,
    passed: fits(title, seoLengths.title) && fits(description, seoLengths.description) && h1Count === 1,
    page_path: path,
  }
}

/** Reports the audit of the current page. */
export function reportSeoAudit(): void {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const h1Count = document.querySelectorAll('h1').length
  sendToGtag(
    'event',
    'seo_audit',
    buildSeoAuditEvent({ title: document.title, description, h1Count, path: location.pathname }),
  )
}
