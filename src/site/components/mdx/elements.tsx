import type { ElementType } from 'react'
import type { MdxElement } from '../../../shared/mdx/elements'
import { CallToAction } from './CallToAction'
import { Callout } from './Callout'
import { Card, Cards } from './Cards'
import { Comparison } from './Comparison'
import { Figure } from './Figure'
import { Foreign } from './Foreign'
import { Heading2, Heading3 } from './Headings'
import { MdxLink } from './MdxLink'
import { Source } from './Source'
import { Steps } from './Steps'
import { Table } from './Table'
import { Term } from './Term'

const own = { CallToAction, Callout, Card, Cards, Comparison, Figure, Foreign, Source, Steps, Term } satisfies Record<
  MdxElement,
  unknown
>

/**
 * The one map from the elements of a text to components. What our own are given, shared/mdx/elements says and the content
 * check has seen to.
 */
export const elements: Partial<Record<string, ElementType>> = {
  ...own,
  a: MdxLink,
  h2: Heading2,
  h3: Heading3,
  table: Table,
}
