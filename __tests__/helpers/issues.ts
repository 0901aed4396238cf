import type { z } from 'zod'

/** What a schema refuses of a value, as `path: message`; nothing when it takes the value. */
export function issuesOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
