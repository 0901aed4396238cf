/** The currency of every price. */
export const currency = 'CAD'

/** Width and height of the pictures that social networks show, in pixels. */
export const socialImageSize = { width: 1200, height: 630 }

/** Sides of the square icons, in pixels: the one that Apple asks for, and those of the web manifest. */
export const appIconSizes = [180, 192, 512] as const

/** The side of the icon for Apple’s home screens. */
export const appleIconSize = 180

/** The side of the icon that stands for the practice in structured data. */
export const structuredDataLogoSize = 512

/** Where the icon of a size stands. */
export function buildAppIconPath(size: (typeof appIconSizes)[number]): string {
  return `/icons/icon-${size}.png`
}

/** Months that security.txt holds from the month of its build; RFC 9116 asks for less than a year. */
export const securityTextValidMonths = 11
