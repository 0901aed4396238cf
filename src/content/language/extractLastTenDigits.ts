/** The last ten digits of a telephone number: its country code is optional. */
export function extractLastTenDigits(number: string): string {
  return number.replace(/\D/g, '').slice(-10)
}
