import { seoLengths } from '../../../config/contentLengthLimits'
import { sendToGtag, type AnalyticsEventMap } from './gtag'

/** A page as an audit takes it. */
interface Audited {
  title: string
  description: string
  h1Count: number
  path: string
}

const fits = (text: string, { min, max }: { min: number; max: number }) => text.length >= min && text.length <= max

/** Judges what search engines are told: a title and a description that they show whole, and one h1. */
export function buildSeoAuditParameters({
  title,
  description,
  h1Count,
  path,
}: Audited): AnalyticsEventMap['seo_audit'] {
  return {
    title_length: title.length,
    description_length: description.length,
    h1_count: h1Count,
    passed: fits(title, seoLengths.title) && fits(description, seoLengths.description) && h1Count === 1,
    page_path: path,
  }
}

/** Reports the audit of the page being shown. */
export function reportSeoAudit(): void {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const h1Count = document.querySelectorAll('h1').length
  sendToGtag(
    'event',
    'seo_audit',
    buildSeoAuditParameters({ title: document.title, description, h1Count, path: location.pathname }),
  )
}
