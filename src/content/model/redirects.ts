import { z } from 'zod'
import { isoDateSchema } from './dates'

/** `content/redirects.json`: old paths of pages, each with its new path. */
export const redirectsSchema = z
  .array(
    z
      .strictObject({
        from: z
          .string()
          .regex(/^(\/[A-Za-z0-9_.~-]+)+$/, 'must be the bare address that the page had, such as "/old-name"')
          .describe('The old address, without language: it holds in both.'),
        to: z
          .string()
          .regex(/^\/[^\s]*$/, 'must be the bare address of a page, such as "/about"')
          .describe('The address of the page that takes its place; a place on it may follow.'),
        since: isoDateSchema.optional().describe('The day of the move.'),
      })
      .describe('One move.'),
  )
  .describe('The moves, in any order.')
  .meta({ example: '[{ "from": "/old-name", "to": "/about" }]' })

export type Redirects = z.infer<typeof redirectsSchema>
