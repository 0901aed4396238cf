// Example domains and numbers, Santa Claus’s postal code, and the default name of the practice.
const provisional = /example|555-?01\d\d|\+1\d{3}55501\d\d|H0H 0H0|^Practice name|^Nom du cabinet/i

/** True for a provisional value of practice.json. */
export function isProvisionalPracticeValue(text: string): boolean {
  return provisional.test(text)
}

/** True if any line of the postal address is provisional. */
export function hasProvisionalPostalAddress({
  address,
}: {
  address: Record<string, string | null | undefined> | null
}): boolean {
  return Object.values(address ?? {}).some(line => line && isProvisionalPracticeValue(line))
}
