interface Address {
  street?: string | null
  city: string
  region: string
  postalCode?: string | null
}

/** A postal address in one line, as Canada writes it in both languages, with what of it is published; its code never breaks. */
export function formatPostalAddress({ street, city, region, postalCode }: Address): string {
  const code = postalCode ? ` ${postalCode.replace(' ', '\u00a0')}` : ''
  return `${street ? `${street}, ` : ''}${city} (${region})${code}`
}
