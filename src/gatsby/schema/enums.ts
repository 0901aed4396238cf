import type { NodePluginSchema } from 'gatsby'
import { iconNames } from '../../config/icons'
import { languages } from '../../config/languages'
import { pageCategories } from '../../config/pageCategories'
import { closingPanelKinds } from '../../config/closingPanelKinds'
import { searchKinds } from '../../config/search'
import { sectionTypes } from '../../content/model'
import { billingUnits } from '../../content/model/price'
import { contactChannels, sectionTones } from '../../content/model/sharedSchemas'

/** The GraphQL enums; zod schemas refer to them with `meta({ graphql: … })`. */
export const enumConfigsByName: Record<string, { description: string; values: readonly string[] }> = {
  Language: { description: 'Language of the site.', values: languages },
  PageCategory: {
    description: 'Kind of page: sets related pages, search kind, closing panel, llms.txt group and contact subjects.',
    values: pageCategories,
  },
  ClosingPanelKind: { description: 'Kind of closing panel, by the kind of page.', values: closingPanelKinds },
  SectionType: { description: 'Section type, as in the field `type` of page files.', values: sectionTypes },
  Tone: { description: 'Background of a section.', values: sectionTones },
  BillingUnit: { description: 'Billing unit of a price.', values: billingUnits },
  Channel: { description: 'Contact channel of the practice.', values: contactChannels },
  SearchKind: {
    description: 'Kind of search result, which also labels cards.',
    values: searchKinds,
  },
  IconName: { description: 'Name of an icon.', values: iconNames },
}

/** Builds the enums of the schema. */
export function buildEnumTypes(schema: NodePluginSchema) {
  return Object.entries(enumConfigsByName).map(([name, { description, values }]) =>
    schema.buildEnumType({
      name,
      description,
      values: Object.fromEntries(values.map(value => [value, { value }])),
    }),
  )
}
