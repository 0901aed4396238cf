import { join } from 'node:path'
import { writeFileWithFolders } from '../../content/writeFiles'
import { buildExampleIcsPath } from '../../shared/regulatoryClock/buildExampleIcsPath'
import { computeRegulatoryClock } from '../../shared/regulatoryClock/computeRegulatoryClock'
import { formatRegulatoryClockIcs } from '../../shared/regulatoryClock/ics'
import { unpackRegulatoryClock, type PackedRegulatoryClock } from '../../shared/regulatoryClock/packedClock'
import type { NodeSpec } from '../nodes/nodeSpecs'

/** The regulatory clocks that show their default example, each with its page and the path of its calendar file. */
export const listRegulatoryClockExampleCalendars = (specs: readonly NodeSpec[]) =>
  specs
    .filter(spec => spec.type === 'Page')
    .flatMap(({ fields: page }) =>
      page.sections.flatMap(section =>
        section.type === 'clock' && !section.to
          ? [{ page, clock: section.clock, path: buildExampleIcsPath(page.path) }]
          : [],
      ),
    )

/** Writes the .ics files of the regulatory clock’s default example, one per language, next to its page. */
export function writeRegulatoryClockExampleCalendars(
  publicFolder: string,
  specs: readonly NodeSpec[],
  website: string,
): void {
  listRegulatoryClockExampleCalendars(specs).forEach(({ page, clock, path }) =>
    writeFileWithFolders(
      join(publicFolder, path),
      generateExampleCalendarText(clock, `${website}${page.path}`, page.updated),
    ),
  )
}

function generateExampleCalendarText(clock: PackedRegulatoryClock, url: string, updated: string): string {
  const tool = unpackRegulatoryClock(clock)
  // The date of the page, not of the build, so that the same content gives the same file.
  const stamp = `${updated.slice(0, 10).replace(/-/g, '')}T000000Z`
  return formatRegulatoryClockIcs(computeRegulatoryClock(tool.model, tool.model.defaults), tool, {
    host: new URL(url).host,
    url,
    stamp,
  })
}
