import parsePhoneNumber, { isValidPhoneNumber } from 'libphonenumber-js'
import { z } from 'zod'
import { isoDateSchema } from './dates'
import { nonEmptyTextSchema, bilingualTextSchema } from './textSchemas'

// Normalizes a phone number such as (514) 555-0100. Other input is unchanged, so that validation fails.
const normalizePhone = (phone: string) => parsePhoneNumber(phone, 'CA')?.number ?? phone
const extension = /[\s,;(]*(?:extension|ext|poste|p|x|#)[.:\s]*\d+\)?$/i
const hasExtension = (phone: string) => extension.test(phone) && isValidPhoneNumber(phone.replace(extension, ''), 'CA')
const isE164 = (phone: string) => isValidPhoneNumber(phone) && /^\+\d+$/.test(phone)
// Normalizes a postal code such as h2x1y4.
const normalizePostalCode = (code: string) =>
  code
    .trim()
    .toUpperCase()
    .replace(/^(\w{3})[\s\u00a0-]?(\w{3})$/, '$1 $2')

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "09:00"')
const day = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
const email = z.email('must be an e-mail address such as "hello@example.com"')
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address such as "https://www.example.com"' })

const pictureFile = <Alt extends z.ZodType>(alt: Alt) =>
  z
    .strictObject({
      src: nonEmptyTextSchema.describe('Path of the file under content/images, such as "portrait.jpg".'),
      alt,
    })
    .meta({ graphql: 'Picture' })

/**
 * Names of the mandate terms in `terms` of practice.json, which the page about how the practice works and charges
 * shows.
 */
const termNames = ['invoices', 'payment', 'deposit', 'extraHours', 'unusedHours', 'notice'] as const

export const openingHoursEntrySchema = z
  .strictObject({
    days: z
      .array(day)
      .min(1)
      .describe('Days that share these hours, in English from Monday on, such as ["monday", "tuesday"].'),
    opens: time.describe('Opening time in Montréal on the 24-hour clock, such as "09:00".'),
    closes: time.describe('Closing time in Montréal on the 24-hour clock, such as "17:00".'),
  })
  .meta({ graphql: 'PracticeHours' })
  .describe('Days with the same hours.')

/** `content/practice.json`: data of the practice. `npm run preflight` lists provisional values. */
export const practiceSchema = z.strictObject({
  name: bilingualTextSchema.describe('Name of the practice, as clients know it.'),
  descriptor: bilingualTextSchema.describe('A few words shown under the name: the field of law and the city.'),
  legalName: bilingualTextSchema.describe(
    'Legal name of the practice with its form, such as “inc.” or “s.e.n.c.r.l.”.',
  ),
  tagline: bilingualTextSchema.describe('One line shown in the bar at the top of every page.'),
  description: bilingualTextSchema.describe(
    'One sentence about the practice, for search engines and other programs that read the site.',
  ),
  website: httpsUrl
    .regex(/[^/]$/, 'must have no slash at the end, as in "https://www.example.com"')
    .describe('URL of this site without a slash at the end, such as "https://www.example.com".'),
  phone: z
    .string()
    .refine(phone => !hasExtension(phone), {
      error:
        'has an extension, which cannot stand here, because buttons dial this number; write the number alone, and the extension in a text of the contact page, such as "{{practice.phone}}, ext. 23"',
      abort: true,
    })
    .overwrite(normalizePhone)
    .refine(
      isE164,
      'must be a telephone number that exists, with its country code outside North America, such as "+15145550100"',
    )
    .describe('Telephone number with the country code, such as "+15145550100".'),
  email: email.describe('E-mail address to which messages are sent.'),
  address: z
    .strictObject({
      street: nonEmptyTextSchema.nullish().describe('Number and street; leave it out to publish only the city.'),
      city: nonEmptyTextSchema.describe('City.'),
      region: nonEmptyTextSchema.describe('Province in two letters, such as "QC".'),
      postalCode: z
        .string()
        .overwrite(normalizePostalCode)
        .regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'must be a Canadian postal code such as "H2X 1Y4"')
        .nullish()
        .describe('Postal code such as "H2X 1Y4"; leave it out together with the street.'),
      country: nonEmptyTextSchema.describe('Country in two letters, such as "CA".'),
    })
    .nullable()
    .describe('Postal address, or null to publish none.'),
  areaServed: bilingualTextSchema.describe('Area where the clients are, for search engines and the contact page.'),
  hours: z.array(openingHoursEntrySchema).min(1).describe('Office hours.'),
  closures: z
    .array(
      z
        .strictObject({
          label: bilingualTextSchema.describe('Reason for the closure, such as the name of a holiday.'),
          from: isoDateSchema.describe('First day of the closure, as YYYY-MM-DD.'),
          until: isoDateSchema
            .optional()
            .describe('Last day of the closure, as YYYY-MM-DD; leave it out for a single day.'),
        })
        .refine(({ from, until = from }) => from <= until, { error: 'must not be before “from”', path: ['until'] })
        .describe('A period during which the office is closed.'),
    )
    .optional()
    .describe('Additional days on which the office is closed; past days are no longer shown.'),
  weekends: bilingualTextSchema
    .nullish()
    .describe('What visitors can arrange outside office hours, such as “By appointment”; optional.'),
  supportHours: z
    .array(openingHoursEntrySchema)
    .min(1)
    .describe('Hours of telephone and SMS support, shown on the legal pages.'),
  consultation: z
    .strictObject({
      book: bilingualTextSchema.describe('Text of the buttons once “providers.booking” has the URL of a calendar.'),
      request: bilingualTextSchema.describe('Text of the buttons until then, when they lead to the contact form.'),
    })
    .describe('Text of every button that leads to a consultation; texts refer to it as {{practice.consultation}}.'),
  founder: z
    .strictObject({
      name: nonEmptyTextSchema.describe('Full name of the founder.'),
      role: bilingualTextSchema.describe('Role of the founder in the practice.'),
      barreau: z.boolean().describe('True if the founder is a member of the Barreau du Québec.'),
      call: z
        .strictObject({
          year: z.number().int().min(1900).max(2100).describe('Year of the call to the bar.'),
          bar: bilingualTextSchema.describe('Name of the bar, such as “Barreau du Québec”.'),
        })
        .optional()
        .describe('The founder’s call to the bar.'),
      degrees: z
        .array(bilingualTextSchema)
        .min(1)
        .optional()
        .describe('Degrees, one per item: which degree, from where and, if wanted, when.'),
      portrait: pictureFile(
        bilingualTextSchema.describe('Alternative text for screen readers: what the portrait shows.'),
      )
        .optional()
        .describe('Portrait of the founder, at least 960 pixels wide and preferably upright, 4 by 5.'),
      signature: pictureFile(
        bilingualTextSchema
          .optional()
          .describe('Alternative text for screen readers; optional, because the name is shown beside the signature.'),
      )
        .optional()
        .describe(
          'Signature in dark ink on a white or transparent background, closely cropped, at least 480 pixels wide.',
        ),
    })
    .nullable()
    .describe('Founder of the practice, or null if none is named; never invent a person.'),
  privacyOfficer: z
    .strictObject({
      title: bilingualTextSchema.describe('Title of the person in charge.'),
      email: email.describe('E-mail address of the person in charge.'),
    })
    .describe(
      'Person in charge of the protection of personal information; the law requires title and contact details to be published.',
    ),
  social: z
    .array(
      z
        .strictObject({
          network: z.enum(['linkedin', 'x', 'youtube', 'bluesky']).describe('Name of the social network.'),
          url: httpsUrl.describe('URL of the profile.'),
        })
        .describe('A profile on a social network.'),
    )
    .refine(profiles => new Set(profiles.map(({ network }) => network)).size === profiles.length, {
      error: 'must name each network once',
    })
    .describe('Profiles on social networks; the list may be empty.'),
  terms: z
    .strictObject({
      invoices: bilingualTextSchema.describe('When invoices are sent, and what they show.'),
      payment: bilingualTextSchema.describe('When invoices are due, and what late payment costs.'),
      deposit: bilingualTextSchema.describe('Whether a deposit in trust is required.'),
      extraHours: bilingualTextSchema.describe('What hours beyond a plan cost.'),
      unusedHours: bilingualTextSchema.describe('What happens to unused hours of a plan.'),
      notice: bilingualTextSchema.describe('How much notice is needed to end a plan, and how a plan is renewed.'),
      undecided: z
        .array(z.enum(termNames))
        .describe(
          'Names of the terms that the owner has yet to decide; their texts refer to the engagement letter, and `npm run preflight` lists them.',
        ),
    })
    .optional()
    .describe('Terms of every mandate, shown on the page about how the practice works and charges.'),
  providers: z
    .strictObject({
      contactForm: z
        .strictObject({
          en: httpsUrl.describe('URL of the English form.'),
          fr: httpsUrl.describe('URL of the French form.'),
          script: z
            .strictObject({
              en: httpsUrl.describe('URL of the script for the English form.'),
              fr: httpsUrl.describe('URL of the script for the French form.'),
            })
            .nullish()
            .describe('URLs of the script that the provider requires with its form, one per language.'),
        })
        .nullable()
        .describe('URLs of a provider’s embedded contact form, one per language; null uses the form of this site.'),
      contactEndpoint: httpsUrl
        .nullable()
        .describe('URL to which the contact form of this site is sent; null makes the form compose an e-mail.'),
      newsletterEndpoint: httpsUrl
        .nullable()
        .describe('URL to which the newsletter form is sent; null makes the form compose an e-mail.'),
      booking: httpsUrl
        .nullable()
        .describe(
          'URL of the online booking calendar; null makes booking buttons lead to the contact form, which asks for preferred times.',
        ),
      analyticsId: nonEmptyTextSchema
        .nullable()
        .describe('Measurement identifier of the analytics provider; null measures nothing.'),
      stockPhotos: httpsUrl.nullable().describe('URL that every stock photo begins with; null allows no stock photos.'),
    })
    .describe('Outside services that the site uses, with their URLs.'),
})

export type Practice = z.infer<typeof practiceSchema>
