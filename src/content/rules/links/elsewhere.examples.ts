import { linkInButton, linkInTexts, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { ...linkInTexts('/blog/trials'), says: ['“/blog/trials”', 'on which it stands'] },
    { ...linkInButton('/'), says: 'on which it stands' },
  ],
  right: [linkInTexts('/blog/trials#what-it-costs'), linkInTexts('/services/corporate-law')],
}
