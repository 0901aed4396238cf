import * as dates from './dates'
import * as facts from './facts'
import * as files from './files'
import * as french from './french'
import * as languages from './languages'
import * as links from './links'
import * as pictures from './pictures'
import type { Rule } from './rule'
import * as spelling from './spelling'
import * as structure from './structure'
import * as terms from './terms'
import * as text from './text'

const kinds: Record<string, Record<string, Rule>> = {
  files,
  structure,
  dates,
  text,
  languages,
  facts,
  pictures,
  french,
  terms,
  spelling,
  links,
}

/** All rules by name, such as `links/existingLinkTargets`, in the order in which they run. */
export const rulesByName: Record<string, Rule> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, members]) =>
    Object.entries(members).map(([name, rule]) => [`${kind}/${name}`, rule]),
  ),
)
