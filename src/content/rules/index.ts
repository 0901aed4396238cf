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

const kinds = {
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
} satisfies Record<string, Record<string, Rule>>

type Kinds = typeof kinds

/** The name of a rule, such as `links/existingLinkTargets`. */
export type RuleName = { [Kind in keyof Kinds]: `${Kind}/${keyof Kinds[Kind] & string}` }[keyof Kinds]

/** All rules by name, in the order in which they run. */
export const rulesByName: Record<string, Rule> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, members]) =>
    Object.entries<Rule>(members).map(([name, rule]) => [`${kind}/${name}`, rule]),
  ),
)
