import { z } from 'zod'
import { anchor, intro, link, picture, placement, typeName } from '../shapes'
import { words } from '../words'

const tab = z
  .strictObject({
    id: anchor,
    name: words.describe('The name; the tab shows what stands before “&” or “ et ”, the panel the whole.'),
    picture: picture,
    text: words.describe('What the service is.'),
    features: z.array(words).length(8).describe('Eight features; the first four are shown.'),
    benefits: z.array(words).length(6).describe('Six benefits, kept for later use; not shown.'),
    price: words.describe('Note on the price, with {{facts}}.'),
    action: link.describe('The button.'),
  })
  .describe('One tab and its panel.')

/** Services behind tabs; the first is open. */
export const tabs = z
  .strictObject({
    type: typeName('tabs'),
    ...placement,
    intro: intro,
    items: z.array(tab).min(2).max(8).describe('The tabs.'),
    asOf: words.describe('The day of the prices, as a {{fact:asof}}.'),
    excluded: z.array(words).min(1).describe('What no price includes.'),
  })
  .describe('Services behind tabs.')
