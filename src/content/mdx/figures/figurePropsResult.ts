/** What a drawn figure is made from: what its component is given, and what is wrong with what a writer wrote. */
export interface FigurePropsResult {
  props?: Record<string, unknown>
  problems: string[]
}
