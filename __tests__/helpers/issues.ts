import type { z } from 'zod'

/** The issues of a value as `path: message`; empty if the schema accepts it. */
export function issuesOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
