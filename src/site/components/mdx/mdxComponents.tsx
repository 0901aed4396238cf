import type { ElementType } from 'react'
import type { MdxElementName } from '../../../shared/mdx/elements'
import { MdxBars } from './MdxBars'
import { MdxWorkHoursCalendar } from './MdxWorkHoursCalendar'
import { MdxCallToAction } from './MdxCallToAction'
import { Callout } from './Callout'
import { MdxCard, MdxCards } from './MdxCards'
import { MdxChecklist } from './MdxChecklist'
import { MdxComparison } from './MdxComparison'
import { CaptionedPicture } from './CaptionedPicture'
import { Foreign } from './Foreign'
import { Heading2, Heading3 } from './Headings'
import { MdxTimelineOrFlow } from './MdxTimelineOrFlow'
import { MdxLink } from './MdxLink'
import { SourceReference } from './SourceReference'
import { MdxSteps } from './MdxSteps'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { Term } from './Term'

const own = {
  Bars: MdxBars,
  Calendar: MdxWorkHoursCalendar,
  CallToAction: MdxCallToAction,
  Callout,
  Card: MdxCard,
  Cards: MdxCards,
  Checklist: MdxChecklist,
  Comparison: MdxComparison,
  Figure: CaptionedPicture,
  Flow: MdxTimelineOrFlow,
  Foreign,
  Source: SourceReference,
  Steps: MdxSteps,
  Term,
  Timeline: MdxTimelineOrFlow,
} satisfies Record<MdxElementName, unknown>

/**
 * The one map from the elements of a text to components. What our own are given, shared/mdx/elements says and the content
 * check has seen to.
 */
export const mdxComponents: Partial<Record<string, ElementType>> = {
  ...own,
  a: MdxLink,
  h2: Heading2,
  h3: Heading3,
  table: ResponsiveTable,
}
