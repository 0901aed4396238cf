import type { NodePluginSchema } from 'gatsby'
import { iconNames } from '../../config/icons'
import { languages } from '../../config/languages'
import { pageCategories } from '../../config/pageCategories'
import { searchKinds } from '../../config/search'
import { sectionTypes } from '../../content/model'
import { billingUnits } from '../../content/model/price'
import { contactChannels, sectionTones } from '../../content/model/sharedSchemas'

/** The GraphQL enums; zod schemas refer to them with `meta({ graphql: … })`. */
export const enumConfigsByName: Record<string, { description: string; values: readonly string[] }> = {
  Language: { description: 'A language of the site.', values: languages },
  PageCategory: { description: 'A kind of page; related pages are chosen by it.', values: pageCategories },
  SectionType: { description: 'The type of a section, as page files name it.', values: sectionTypes },
  Tone: { description: 'The ground that a section stands on.', values: sectionTones },
  BillingUnit: { description: 'What a price pays for.', values: billingUnits },
  Channel: { description: 'A way to reach the practice.', values: contactChannels },
  SearchKind: {
    description: 'What can be found, as the page that searches groups it and as cards call it.',
    values: searchKinds,
  },
  IconName: { description: 'A drawing of the icon set.', values: iconNames },
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
