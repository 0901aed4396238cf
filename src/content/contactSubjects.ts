import { languages, type Language } from '../config/languages'
import { createRecord } from '../shared/properties'
import type { Page } from './model/page'

/** What a message can be about, as `?service=` names it. */
export interface ContactSubject {
  id: string
  name: Record<Language, string>
}

/** The id of the service that a page is about; undefined for other pages. */
export function getServiceId(route: string, { category }: Pick<Page, 'category'>): string | undefined {
  return category === 'service' ? route.slice(route.lastIndexOf('/') + 1) : undefined
}

/** The id of a plan among the choices of the contact form: its service’s, and its own. */
export const buildPlanSubjectId = (service: string, plan: string) => `${service}-${plan}`

/** What the contact form offers besides a first consultation: each service, the services behind its tabs, its plans. */
export function listContactSubjects(pages: readonly { route: string; page: Page }[]): ContactSubject[] {
  return pages.flatMap(({ route, page }) => {
    const id = getServiceId(route, page)
    if (!id) return []
    const inside = page.sections.flatMap((section): ContactSubject[] => {
      if (section.type === 'tabs') return section.items
      if (section.type !== 'plans') return []
      return section.items.map(plan => ({
        id: buildPlanSubjectId(id, plan.id),
        name: createRecord(languages, language => `${page.name[language]} · ${plan.name[language]}`),
      }))
    })
    return [{ id, name: page.name }, ...inside]
  })
}
