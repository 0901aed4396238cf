/** Path of the calendar file of the default example, next to its page. */
export function buildExampleIcsPath(page: string): string {
  return `${page}.ics`
}
