import { languages } from '../../config/languages'

/** What an attribute of an MDX element may hold. */
interface Attribute {
  required?: boolean
  values?: readonly string[]
  /** The attribute is a path or URL. */
  link?: boolean
  /** The attribute names a picture next to the MDX file. */
  picture?: boolean
}

type AttributesByElement = Readonly<Record<string, Record<string, Attribute>>>

/** The MDX elements that writers may use, with their attributes; `site/components/mdx` renders each. */
export const allowedAttributesByMdxElement = {
  Callout: { title: { required: true }, kind: { values: ['note', 'warning', 'pending', 'message'] } },
  KeyFigure: { figure: { required: true } },
  Steps: {},
  Cards: {},
  Card: { title: { required: true }, to: { link: true } },
  Checklist: { title: { required: true } },
  SelfTest: {},
  Comparison: { caption: { required: true } },
  Bars: { caption: { required: true } },
  Columns: { caption: { required: true }, line: {} },
  Calendar: { caption: { required: true } },
  Timeline: { caption: { required: true }, kind: { values: ['protection'] }, milestones: {}, own: {} },
  Flow: { caption: { required: true } },
  Figure: { src: { required: true, picture: true }, alt: { required: true }, caption: { required: true } },
  Term: { en: {}, fr: {}, entry: {} },
  Foreign: { lang: { required: true, values: languages } },
  Source: { id: { required: true } },
  CallToAction: { title: { required: true }, to: { required: true, link: true }, label: { required: true } },
} as const satisfies AttributesByElement

/** The name of an allowed element. */
export type MdxElementName = keyof typeof allowedAttributesByMdxElement

/** An element that is rendered by a component; the others become HTML elements when a text is analyzed. */
export type MdxComponentName = Exclude<MdxElementName, 'KeyFigure' | 'SelfTest'>

/** The attributes of an element, or undefined if the element is not allowed. */
export function findAllowedAttributes(name: string): Record<string, Attribute> | undefined {
  const elements: AttributesByElement = allowedAttributesByMdxElement
  return elements[name]
}
