import { z } from 'zod'
import { iconNames } from '../../config/icons'
import { languages } from '../../config/languages'
import { nonEmptyTextSchema, bilingualTextSchema } from './textSchemas'

export const languageSchema = z.enum(languages).meta({ graphql: 'Language' })

/** The contact channels. */
export const contactChannels = ['booking', 'phone', 'email'] as const
export const contactChannelSchema = z.enum(contactChannels).meta({ graphql: 'Channel' })

/** Background colours of sections. */
export const sectionTones = ['paper', 'sunken', 'pine'] as const

/** A link target that leads to booking a consultation, optionally for a service. */
export const bookingTarget = /^booking(?:\?service=([a-z0-9-]+))?$/

/** Whether a link target is "booking" or "booking?service=…". */
export const isBookingTarget = (to: string) => bookingTarget.test(to)

/** A link target: a route, an anchor, an external URL, or a contact channel. */
export const linkTargetSchema = z
  .union(
    [
      z.string().regex(/^\/[^\s]*$/),
      z.string().regex(/^#[a-z0-9-]+$/),
      z.url({ protocol: /^https$/ }),
      contactChannelSchema,
      z.string().regex(bookingTarget),
    ],
    {
      error:
        'must be the bare address of a page ("/contact"), a place on this page ("#pricing"), an https address, or "phone", "email" or "booking"',
    },
  )
  .meta({ graphql: 'String' })
  .describe('Address of the link in the language of the page; tel: and mailto: for channels of the practice.')

/** A slug: usable in URLs and as an anchor. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, such as "pricing"')
  .describe('Name of the place on the page, as in #pricing.')

// Default label from practice.json, so that every booking button has the same text.
const consultation = '{{practice.consultation}}'

export const linkSchema = z
  .strictObject({
    label: bilingualTextSchema
      .default({ en: consultation, fr: consultation })
      .describe('The words of the link; left out where it leads to "booking", whose words are in practice.json.'),
    to: linkTargetSchema,
    fullLoad: z.boolean().optional().describe('True when the page must be loaded afresh from the host.'),
  })
  .refine(({ label, to }) => label.en !== consultation || isBookingTarget(to), {
    error: 'is missing; write the words of the link: { "en": "About us", "fr": "À propos" }',
    path: ['label'],
  })
  .refine(({ label, to }) => label.en === consultation || !isBookingTarget(to), {
    error: 'must be left out: every link to "booking" says what “consultation” of practice.json says',
    path: ['label'],
  })
  .meta({ graphql: 'Link' })
  .describe('A link with its words.')

/** A local picture or a stock photo, with alternative text, or decorative without it. */
export const pictureSchema = z
  .union(
    [
      z.strictObject({
        src: nonEmptyTextSchema.describe('File under content/images, or beside the text with "./".'),
        alt: bilingualTextSchema.optional(),
      }),
      z.strictObject({
        stock: nonEmptyTextSchema.describe('Address of the photo at the stock host, without parameters.'),
        alt: bilingualTextSchema.optional(),
      }),
    ],
    {
      error:
        'must be { "src": "art/contours-1.png" } or { "stock": "photo-…" }, with "alt" in both languages unless it is decorative',
    },
  )
  .meta({ graphql: 'Picture' })
  .describe('A picture; decorative when it has no alternative text.')

export const iconNameSchema = z
  .enum(iconNames)
  .meta({ graphql: 'IconName' })
  .describe('Name of a drawing of the icon set.')

/** The heading block that opens a section. */
export const sectionIntroSchema = z
  .strictObject({
    eyebrow: bilingualTextSchema.optional().describe('A short label above the title.'),
    badge: bilingualTextSchema.optional().describe('A short label in the colour that marks what is ours.'),
    title: bilingualTextSchema.describe('The heading of the section.'),
    text: bilingualTextSchema.optional().describe('One or two sentences under the title.'),
  })
  .meta({ graphql: 'Intro' })
  .describe('The heading block of a section.')

/** The `type` literal of a section, the discriminator of the union. */
export const createSectionTypeLiteralSchema = <Name extends string>(name: Name) =>
  z.literal(name).meta({ graphql: 'SectionType' }).describe('The type of the section.')

/** Common field of sections with a fixed background. */
export const sectionIdField = { id: slugSchema.optional().describe('Name of the section, as in #pricing.') }

/** Common fields of all other sections. */
export const sectionFields = {
  ...sectionIdField,
  tone: z
    .enum(sectionTones)
    .meta({ graphql: 'Tone' })
    .optional()
    .describe('The ground that the section stands on; paper by default.'),
}
