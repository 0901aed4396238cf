import { z } from 'zod'
import { slugSchema } from './sharedSchemas'
import { bilingualTextSchema } from './textSchemas'

/** `content/categories.json`: article categories, in the order of the blog’s filter. */
export const articleCategoriesSchema = z
  .array(
    z
      .strictObject({
        id: slugSchema.describe(
          'Identifier of the category, such as "regulatory-compliance", used in the front matter of articles and in URLs such as /blog?category=regulatory-compliance.',
        ),
        name: bilingualTextSchema.describe('Name of the category, as visitors see it.'),
      })
      .describe('A category of articles.'),
  )
  .min(1)
  .describe('Categories of articles, in the order in which the blog lists them.')

export type ArticleCategories = z.infer<typeof articleCategoriesSchema>
