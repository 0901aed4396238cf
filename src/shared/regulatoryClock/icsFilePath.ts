/** Where the calendar file of a clock’s example stands: beside the page that shows it, by the same name. */
export function icsFilePath(page: string): string {
  return `${page}.ics`
}
