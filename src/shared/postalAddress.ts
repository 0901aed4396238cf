interface Address {
  street?: string | null
  city: string
  region: string
  postalCode?: string | null
}

/** Formats a postal address on one line, as is usual in Canada in both languages; the postal code does not break. */
export function formatPostalAddress({ street, city, region, postalCode }: Address): string {
  const code = postalCode ? ` ${postalCode.replace(' ', '\u00a0')}` : ''
  return `${street ? `${street}, ` : ''}${city} (${region})${code}`
}
