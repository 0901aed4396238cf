import { languages, type Language } from '../config/languages'
import { createRecord } from '../shared/properties'
import type { Page } from './model/page'

/** A choice of the contact form’s subject field; `?service=` preselects it by its id. */
interface ContactSubject {
  id: string
  name: Record<Language, string>
}

/** The last route segment of a service page; undefined for other pages. */
export function getServiceIdOfPage(route: string, { category }: Pick<Page, 'category'>): string | undefined {
  return category === 'service' ? route.slice(route.lastIndexOf('/') + 1) : undefined
}

/** The subject id of a plan: the ids of its service and of the plan, joined. */
export const buildPlanSubjectId = (service: string, plan: string) => `${service}-${plan}`

/** All subjects apart from a first consultation: each service, the items of its tabs and its plans. */
export function listServiceSubjects(pages: readonly { route: string; page: Page }[]): ContactSubject[] {
  return pages.flatMap(({ route, page }) => {
    const id = getServiceIdOfPage(route, page)
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
