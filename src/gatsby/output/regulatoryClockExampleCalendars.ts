import type { BuildArgs } from 'gatsby'
import { buildExampleIcsPath } from '../../shared/regulatoryClock/buildExampleIcsPath'
import { computeRegulatoryClock } from '../../shared/regulatoryClock/computeRegulatoryClock'
import { formatRegulatoryClockIcs } from '../../shared/regulatoryClock/ics'
import { unpackRegulatoryClock, type PackedRegulatoryClock } from '../../shared/regulatoryClock/packedClock'

interface ClockPage {
  path: string
  updated: string
  sections: { clock?: PackedRegulatoryClock; to?: string | null }[]
}

/** Generates the .ics files of the regulatory clock’s default example, one per language, next to its page. */
export async function generateRegulatoryClockExampleCalendars(
  graphql: BuildArgs['graphql'],
  website: string,
): Promise<{ path: string; text: string }[]> {
  const { data, errors } = await graphql<{ allPage: { nodes: ClockPage[] } }>(`
    query ClocksToFinish {
      allPage {
        nodes {
          path
          updated
          sections {
            ... on ClockSection {
              clock
              to
            }
          }
        }
      }
    }
  `)
  if (!data) throw new Error(`The pages with the regulatory clock could not be read: ${String(errors)}`)
  return data.allPage.nodes.flatMap(({ path, updated, sections }) =>
    sections.flatMap(({ clock, to }) =>
      clock && !to
        ? [{ path: buildExampleIcsPath(path), text: generateExampleCalendar(clock, `${website}${path}`, updated) }]
        : [],
    ),
  )
}

function generateExampleCalendar(clock: PackedRegulatoryClock, url: string, updated: string): string {
  const tool = unpackRegulatoryClock(clock)
  // The date of the page, not of the build, so that the same content gives the same file.
  const stamp = `${updated.slice(0, 10).replace(/-/g, '')}T000000Z`
  return formatRegulatoryClockIcs(computeRegulatoryClock(tool.model, tool.model.defaults), tool, {
    host: new URL(url).host,
    url,
    stamp,
  })
}
