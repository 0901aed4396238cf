import type { ElementType } from 'react'
import type { MdxComponentName } from '../../../shared/mdx/elements'
import { MdxBars } from './MdxBars'
import { MdxWorkloadCalendar } from './MdxWorkloadCalendar'
import { MdxCallToAction } from './MdxCallToAction'
import { Callout } from './Callout'
import { MdxCard, MdxCards } from './MdxCards'
import { MdxChecklist } from './MdxChecklist'
import { MdxComparisonTable } from './MdxComparisonTable'
import { CaptionedPicture } from './CaptionedPicture'
import { Foreign } from './Foreign'
import { Heading2, Heading3 } from './Headings'
import { MdxDrawnFigure } from './MdxDrawnFigure'
import { MdxLink } from './MdxLink'
import { SourceReference } from './SourceReference'
import { MdxSteps } from './MdxSteps'
import { ResponsiveTable } from '../ui/ResponsiveTable'
import { BilingualTerm } from './BilingualTerm'

const own = {
  Bars: MdxBars,
  Calendar: MdxWorkloadCalendar,
  CallToAction: MdxCallToAction,
  Callout,
  Card: MdxCard,
  Cards: MdxCards,
  Checklist: MdxChecklist,
  Columns: MdxDrawnFigure,
  Comparison: MdxComparisonTable,
  Figure: CaptionedPicture,
  Flow: MdxDrawnFigure,
  Foreign,
  Source: SourceReference,
  Steps: MdxSteps,
  Term: BilingualTerm,
  Timeline: MdxDrawnFigure,
} satisfies Record<MdxComponentName, unknown>

/**
 * Maps MDX and HTML elements to components. Props of custom elements are defined in shared/mdx/elements and validated
 * by the content check.
 */
export const mdxComponents: Partial<Record<string, ElementType>> = {
  ...own,
  a: MdxLink,
  h2: Heading2,
  h3: Heading3,
  table: ResponsiveTable,
}
