import type { Metadata } from 'sharp'

/**
 * Whether a picture is published as it is at its own width: a PNG with a palette is a drawing that its maker has
 * already made small, and encoding all of its pixels again takes a third of the time for all widths together.
 */
export const shouldPublishOriginal = ({ format, isPalette, orientation = 1 }: Metadata): boolean =>
  format === 'png' && isPalette && orientation === 1
