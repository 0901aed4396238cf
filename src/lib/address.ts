interface Address {
  street: string
  city: string
  region: string
  postalCode: string
}

/** A postal address in one line, as Canada writes it in both languages; its code never breaks. */
export function addressLine({ street, city, region, postalCode }: Address): string {
  return `${street}, ${city} (${region}) ${postalCode.replace(' ', '\u00a0')}`
}
