import { z } from 'zod'

/** A day written as in 2026-11-20. */
export const isoDateSchema = z.iso
  .date('must be a day written as year-month-day, such as 2026-11-20')
  .describe('A day as year-month-day.')
