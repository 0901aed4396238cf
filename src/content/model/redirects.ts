import { z } from 'zod'
import { isoDateSchema } from './dates'

export const redirectsFilePath = 'content/redirects.json'

/** The redirects: old paths of pages, each with its new path. */
export const redirectsSchema = z
  .array(
    z
      .strictObject({
        from: z
          .string()
          .regex(/^(\/[A-Za-z0-9_.~-]+)+$/, 'must be the bare address that the page had, such as "/old-name"')
          .describe(
            'Old path of the page without a language, such as "/old-name"; the redirect works in both languages.',
          ),
        to: z
          .string()
          // nginx and Caddy give some characters a meaning and would not load the file of redirects.
          .regex(
            /^\/[^\s"$\\{}]*$/,
            'must be the bare address of a page, such as "/about", without spaces, quotes, backslashes, dollar signs or braces',
          )
          .describe('Path of the page that replaces it, such as "/about"; an anchor may follow, as in "/about#team".'),
        since: isoDateSchema.optional().describe('Date of the move, as YYYY-MM-DD.'),
      })
      .describe('A page that was moved.'),
  )
  .describe('Pages that were moved, in any order.')
  .meta({ example: '[{ "from": "/old-name", "to": "/about" }]' })

export type Redirects = z.infer<typeof redirectsSchema>
