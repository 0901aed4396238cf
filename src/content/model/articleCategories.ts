import { z } from 'zod'
import { slugSchema } from './sharedSchemas'
import { bilingualTextSchema } from './textSchemas'

/** `content/categories.json`: article categories, in the order of the blog’s filter. */
export const articleCategoriesSchema = z
  .array(
    z
      .strictObject({
        id: slugSchema.describe('Its name in the front matter of articles and in `?category=`.'),
        name: bilingualTextSchema.describe('Its name, as readers see it.'),
      })
      .describe('One category.'),
  )
  .min(1)
  .describe('The categories of articles, in their order.')

export type ArticleCategories = z.infer<typeof articleCategoriesSchema>
