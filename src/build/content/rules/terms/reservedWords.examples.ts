import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [{ en: 'Ask our expert about it.', says: '“expert”' }],
  right: [{ en: 'Ask us about our expertise.' }],
}
