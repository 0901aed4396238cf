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
export const bookingTargetPattern = /^booking(?:\?service=([a-z0-9-]+))?$/

/** Whether a link target is "booking" or "booking?service=…". */
export const isBookingTarget = (to: string) => bookingTargetPattern.test(to)

/** A link target: a route, an anchor, an external URL, a contact channel, or booking for a service. */
export const linkTargetSchema = z
  .union(
    [
      z.string().regex(/^\/[^\s]*$/),
      z.string().regex(/^#[a-z0-9-]+$/),
      z.url({ protocol: /^https$/ }),
      contactChannelSchema,
      z.string().regex(bookingTargetPattern),
    ],
    {
      error:
        'must be the bare address of a page ("/contact"), a place on this page ("#pricing"), an https address, or "phone", "email" or "booking"',
    },
  )
  .meta({ graphql: 'String' })
  .describe(
    'Target of the link: a path such as "/about", an anchor such as "#pricing", an https URL, or "phone", "email" or "booking"; in GraphQL, the resulting URL.',
  )

/** A slug: usable in URLs and as an anchor. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, such as "pricing"')
  .describe('Anchor of this part of the page: "pricing" in a link to #pricing.')

// Default label from practice.json, so that every booking button has the same text.
const consultation = '{{practice.consultation}}'

export const linkSchema = z
  .strictObject({
    label: bilingualTextSchema
      .default({ en: consultation, fr: consultation })
      .describe('Text of the link; leave it out if the link leads to "booking", whose text is in practice.json.'),
    to: linkTargetSchema,
    fullLoad: z
      .boolean()
      .optional()
      .describe('True if the browser must load the page from the server again; used on the not-found page only.'),
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
  .describe('A link with its text.')

const altTextSchema = bilingualTextSchema.describe(
  'Alternative text for screen readers: what the picture shows; leave it out if the picture is decorative.',
)

/** A local picture or a stock photo, with alternative text, or decorative without it. */
export const pictureSchema = z
  .union(
    [
      z.strictObject({
        src: nonEmptyTextSchema.describe(
          'Path of the file under content/images, such as "art/contours-1.png", or "./" and the name of a file beside the text.',
        ),
        alt: altTextSchema.optional(),
      }),
      z.strictObject({
        stock: nonEmptyTextSchema.describe(
          'Identifier of a photo on the stock photo host, such as "photo-…", without the parameters after "?".',
        ),
        alt: altTextSchema.optional(),
      }),
    ],
    {
      error:
        'must be { "src": "art/contours-1.png" } or { "stock": "photo-…" }, with "alt" in both languages unless it is decorative',
    },
  )
  .meta({ graphql: 'Picture' })
  .describe('A picture; it is decorative if it has no alternative text.')

export const iconNameSchema = z.enum(iconNames).meta({ graphql: 'IconName' }).describe('Name of an icon.')

/** The heading block that opens a section. */
export const sectionIntroSchema = z
  .strictObject({
    eyebrow: bilingualTextSchema.optional().describe('Short label above the heading.'),
    badge: bilingualTextSchema.optional().describe('Short label that marks what is particular to this practice.'),
    title: bilingualTextSchema.describe('Heading of the section.'),
    text: bilingualTextSchema.optional().describe('One or two sentences under the heading.'),
  })
  .meta({ graphql: 'Intro' })
  .describe('The heading block of a section.')

/** The `type` literal of a section, the discriminator of the union. */
export const createSectionTypeLiteralSchema = <Name extends string>(name: Name) =>
  z.literal(name).meta({ graphql: 'SectionType' }).describe('Type of the section.')

/**
 * The anchor field of a section, for those with a fixed background (banner, callToAction). The hero has no anchor; all
 * others use createSectionFieldsWithTone.
 */
export const sectionIdField = {
  id: slugSchema.optional().describe('Anchor of the section: "pricing" in a link to #pricing.'),
}

/** Type, anchor and background: the common fields of sections whose background can be chosen. */
export const createSectionFieldsWithTone = <Name extends string>(name: Name) => ({
  type: createSectionTypeLiteralSchema(name),
  ...sectionIdField,
  tone: z
    .enum(sectionTones)
    .meta({ graphql: 'Tone' })
    .optional()
    .describe('Background of the section: “paper” (the default), “sunken” (a shade darker) or “pine” (dark).'),
})
