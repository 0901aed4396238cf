/** The currency of all prices. */
export const currency = 'CAD'

/** Size of social images, in pixels. */
export const socialImageSize = { width: 1200, height: 630 }

/** Size of Apple’s touch icon, in pixels. */
export const appleIconSize = 180

/** Sizes of the square app icons, in pixels: Apple’s touch icon, and those of the web app manifest. */
export const appIconSizes = [appleIconSize, 192, 512] as const

/** Size of the square logo in structured data, in pixels. */
export const structuredDataLogoSize = 512

/** Public path of the app icon of a size. */
export function buildAppIconPath(size: (typeof appIconSizes)[number]): string {
  return `/icons/icon-${size}.png`
}

/** Validity of security.txt in months, from the month of the build; RFC 9116 recommends less than a year. */
export const securityTextValidMonths = 11
