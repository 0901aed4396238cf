import { z } from 'zod'

/** A date as in 2026-11-20. */
export const isoDateSchema = z.iso
  .date({
    error: ({ input }) =>
      typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input)
        ? `is ${input}, a day that no calendar has; look at the month and at the day`
        : 'must be a day written as year-month-day, such as 2026-11-20',
  })
  .describe('A date as YYYY-MM-DD, such as 2026-11-20.')
