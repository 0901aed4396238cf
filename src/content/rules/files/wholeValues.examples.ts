import { replaced, type Examples } from '../examples'

const file = 'content/documents/privacy/en.mdx'

export const examples: Examples = {
  wrong: [
    {
      changes: { [file]: replaced('name: "Privacy"', 'name: Privacy #1 in Canada') },
      says: ['en.mdx:3', 'cut to “Privacy”', 'name: "Privacy #1 in Canada"'],
    },
    {
      changes: { [file]: replaced('name: "Privacy"', 'name: “Privacy”') },
      says: ['en.mdx:3', 'curly quotation marks', 'name: "Privacy"'],
    },
  ],
  right: [
    { changes: { [file]: replaced('name: "Privacy"', 'name: "Privacy #1 in Canada" # the short name') } },
    { changes: { [file]: replaced('category: legal', 'category: legal # legal, service or company') } },
  ],
}
