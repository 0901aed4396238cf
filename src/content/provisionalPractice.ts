// Names and numbers that are reserved for examples and can belong to nobody.
const provisional = /example|555-?01\d\d|\+1\d{3}55501\d\d|H0H 0H0|^Practice name|^Nom du cabinet/i

/** True for a value of practice.json that is still its default. */
export function isProvisionalPracticeValue(text: string): boolean {
  return provisional.test(text)
}

/** True while any line of the postal address is still its default. */
export function hasProvisionalPostalAddress({
  address,
}: {
  address: Record<string, string | null | undefined> | null
}): boolean {
  return Object.values(address ?? {}).some(line => line && isProvisionalPracticeValue(line))
}
