/** A section of questions, to jump to: its anchor, its subject, and how many questions it has. */
export interface QuestionTopic {
  id: string
  label: string
  count: number
}
