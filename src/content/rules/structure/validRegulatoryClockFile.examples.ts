import { readFileSync } from 'node:fs'
import { regulatoryClockFilePath } from '../../model'
import type { RuleExamples } from '../examples'

const section = { type: 'clock', intro: { title: { en: 'Your clock', fr: 'Votre horloge' } } }

// The regulatory clock of this site, with one name too many in `again` of every stop.
const clockWithSurplusNames = readFileSync(regulatoryClockFilePath, 'utf8').replace(
  /"again": \[/g,
  '$&{ "en": "Once more", "fr": "Encore" },',
)

const clockWithUnknownPhase = readFileSync(regulatoryClockFilePath, 'utf8').replace(
  /"phases": \[\s*\{/,
  '$& "onlyIfFiledBy": "foriegn",',
)

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/contact.json': { 'sections[2]': section } },
      message: 'there is no content/clock.json',
    },
    {
      changes: { [regulatoryClockFilePath]: clockWithSurplusNames },
      message: /must have as many durations as the stop “\w+” has names in `again`: \d, not \d/,
    },
    {
      changes: { [regulatoryClockFilePath]: clockWithUnknownPhase },
      message: 'phases[0].onlyIfFiledBy: names the phase “foriegn”, which is not in the file; did you mean “foreign”',
    },
  ],
  right: [],
}
