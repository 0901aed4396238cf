import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodeSpec } from '../../../src/gatsby/nodes/nodeSpecs'
import { writeRegulatoryClockExampleCalendars } from '../../../src/gatsby/output/regulatoryClockExampleCalendars'
import { clock } from '../../helpers/clock'
import { createTestFolder } from '../../helpers/folders'

it('writes the calendar of a clock beside the page that shows its example', () => {
  const folder = createTestFolder()
  const createPage = (path: string, to?: string) => ({
    type: 'Page',
    fields: { path, updated: '2026-11-20', sections: [{ type: 'clock', clock, to }] },
  })
  const specs = [createPage('/clock'), createPage('/', '/clock')] as unknown as NodeSpec[]
  writeRegulatoryClockExampleCalendars(folder, specs, 'https://example.com')
  const calendar = readFileSync(join(folder, 'clock.ics'), 'utf8')
  // The notice, 45 days after the filing, and the right that it starts.
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270318')
  expect(calendar).toContain('DTSTAMP:20261120T000000Z')
  expect(existsSync(join(folder, '.ics'))).toBe(false)
})
