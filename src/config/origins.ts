/** Outside origins that a page may talk to, as its policy names them. */
export interface Origins {
  /** Shown in frames. */
  frame: string[]
  /** Where forms go. */
  form: string[]
  /** What scripts may ask. */
  connect: string[]
}
