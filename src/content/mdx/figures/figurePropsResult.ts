/** The props of a figure component, and the problems in its source. */
export interface FigurePropsResult {
  props?: Record<string, unknown>
  problems: string[]
}
