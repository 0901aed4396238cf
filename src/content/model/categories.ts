import { z } from 'zod'
import { anchor } from './shapes'
import { words } from './words'

/** `content/categories.json`: the categories of articles, in the order of the blog’s list. */
export const categories = z
  .array(
    z
      .strictObject({
        id: anchor.describe('Its name in the front matter of articles and in `?category=`.'),
        name: words.describe('Its name, as readers see it.'),
      })
      .describe('One category.'),
  )
  .min(1)
  .describe('The categories of articles, in their order.')

export type Categories = z.infer<typeof categories>
