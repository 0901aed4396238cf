import { sendToGtag, type AnalyticsEventMap } from './gtag'

/** A page as an audit takes it. */
interface Audited {
  title: string
  description: string
  h1Count: number
  path: string
}

const within = (length: number, least: number, most: number) => length >= least && length <= most

/** Judges what search engines are told: a title of 30 to 60 characters, a description of 120 to 155, one h1. */
export function auditSeo({ title, description, h1Count, path }: Audited): AnalyticsEventMap['seo_audit'] {
  return {
    title_length: title.length,
    description_length: description.length,
    h1_count: h1Count,
    passed: within(title.length, 30, 60) && within(description.length, 120, 155) && h1Count === 1,
    page_path: path,
  }
}

/** Reports the audit of the page being shown. */
export function reportSeoAudit(): void {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const h1Count = document.querySelectorAll('h1').length
  sendToGtag('event', 'seo_audit', auditSeo({ title: document.title, description, h1Count, path: location.pathname }))
}
