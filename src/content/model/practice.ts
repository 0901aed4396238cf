import { z } from 'zod'
import { isoDateSchema } from './dates'
import { nonEmptyTextSchema, bilingualTextSchema } from './textSchemas'

// Normalizes common notations such as (514) 555-0100 or h2x1y4. Other input is unchanged, so that validation fails.
const normalizePhone = (phone: string) =>
  phone
    .trim()
    .replace(/^(?:\+?1)?(?=[\s(.-]*\d{3})/, '+1')
    .replace(/(?<=\d|\+1)[\s\u00a0\u202f().\u2010-\u2013-]+(?=\d)/gu, '')
const normalizePostalCode = (code: string) =>
  code
    .trim()
    .toUpperCase()
    .replace(/^(\w{3})[\s\u00a0-]?(\w{3})$/, '$1 $2')

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "09:00"')
const day = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
const email = z.email('must be an e-mail address such as "hello@example.com"')
const address = z.url({ protocol: /^https$/, error: 'must be an https address such as "https://www.example.com"' })

const pictureFile = <Alt extends z.ZodType>(alt: Alt) =>
  z.strictObject({ src: nonEmptyTextSchema.describe('File under content/images.'), alt }).meta({ graphql: 'Picture' })

/**
 * Terms of a mandate that the practice decides: `terms` of practice.json, used on the page on how we work and charge.
 */
const termNames = ['invoices', 'payment', 'deposit', 'extraHours', 'unusedHours', 'notice'] as const

export const openingHoursEntrySchema = z
  .strictObject({
    days: z.array(day).min(1).describe('The days that share these hours, in English, Monday first.'),
    opens: time.describe('Opening time, 24-hour clock, Montréal time.'),
    closes: time.describe('Closing time, 24-hour clock, Montréal time.'),
  })
  .meta({ graphql: 'PracticeHours' })
  .describe('Days that share the same hours.')

/** `content/practice.json`: data of the practice. `npm run preflight` lists values that are still defaults. */
export const practiceSchema = z.strictObject({
  name: bilingualTextSchema.describe('The name that clients know.'),
  descriptor: bilingualTextSchema.describe('A few words under the name: field and city.'),
  legalName: bilingualTextSchema.describe('The legal name with its form (s.e.n.c.r.l., inc.).'),
  tagline: bilingualTextSchema.describe('One line for the bar at the top of every page.'),
  description: bilingualTextSchema.describe('What the practice is, in one sentence, for machines.'),
  website: address
    .regex(/[^/]$/, 'must have no slash at the end, as in "https://www.example.com"')
    .describe('The address of this site, without a slash at the end.'),
  phone: z
    .string()
    .overwrite(normalizePhone)
    .regex(/^\+1\d{10}$/, 'must be a number of ten digits, with +1 before it or not, such as "+15145550100"')
    .describe('Telephone number, as it is dialled in Canada or from abroad.'),
  email: email.describe('The address that messages are sent to.'),
  address: z
    .strictObject({
      street: nonEmptyTextSchema.nullish().describe('Number and street; left out when only the city is published.'),
      city: nonEmptyTextSchema.describe('City.'),
      region: nonEmptyTextSchema.describe('Province, two letters.'),
      postalCode: z
        .string()
        .overwrite(normalizePostalCode)
        .regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'must be a Canadian postal code such as "H2X 1Y4"')
        .nullish()
        .describe('Postal code; left out with the street.'),
      country: nonEmptyTextSchema.describe('Country, two letters.'),
    })
    .nullable()
    .describe('Postal address, or null while there is none to publish.'),
  areaServed: bilingualTextSchema.describe('Where clients are, for machines and the contact page.'),
  hours: z.array(openingHoursEntrySchema).min(1).describe('Office hours.'),
  closures: z
    .array(
      z
        .strictObject({
          label: bilingualTextSchema.describe('Why: the name of the holiday.'),
          from: isoDateSchema.describe('The first day.'),
          until: isoDateSchema.optional().describe('The last day, when there are several.'),
        })
        .refine(({ from, until = from }) => from <= until, { error: 'must not be before “from”', path: ['until'] })
        .describe('One closure.'),
    )
    .optional()
    .describe('Days on which the office is closed besides its hours; those that are past no longer show.'),
  weekends: bilingualTextSchema
    .nullish()
    .describe('What holds outside office hours; left out when there is nothing to say.'),
  supportHours: z
    .array(openingHoursEntrySchema)
    .min(1)
    .describe('Hours of telephone and SMS support on the legal pages.'),
  consultation: z
    .strictObject({
      book: bilingualTextSchema.describe('What every button says once “providers.booking” names a calendar.'),
      request: bilingualTextSchema.describe('What it says until then, and leads to the contact form.'),
    })
    .describe(
      'The name of a consultation on every button that leads to one; texts name it as {{practice.consultation}}.',
    ),
  founder: z
    .strictObject({
      name: nonEmptyTextSchema.describe('The name.'),
      role: bilingualTextSchema.describe('What the person does here.'),
      barreau: z.boolean().describe('True for a member of the Barreau du Québec.'),
      call: z
        .strictObject({
          year: z.number().int().min(1900).max(2100).describe('The year.'),
          bar: bilingualTextSchema.describe('The bar: Barreau du Québec.'),
        })
        .optional()
        .describe('The call to the bar.'),
      degrees: z
        .array(bilingualTextSchema)
        .min(1)
        .optional()
        .describe('The degrees, one a line: which, where and, if wanted, when.'),
      portrait: pictureFile(bilingualTextSchema.describe('What it shows.'))
        .optional()
        .describe('A portrait, at least 960 pixels wide and best upright, 4 by 5.'),
      signature: pictureFile(
        bilingualTextSchema.optional().describe('What it shows; may be left out, as the name stands beside it.'),
      )
        .optional()
        .describe('The signature in dark ink on white or on nothing, cut close, at least 480 pixels wide.'),
    })
    .nullable()
    .describe('The person behind the practice, or null: no person is ever invented.'),
  privacyOfficer: z
    .strictObject({ title: bilingualTextSchema.describe('The title.'), email: email.describe('The e-mail address.') })
    .describe(
      'The person in charge of the protection of personal information: title and e-mail, published as the law asks.',
    ),
  social: z
    .array(
      z
        .strictObject({
          network: z.enum(['linkedin', 'x', 'youtube', 'bluesky']).describe('The social network.'),
          url: address.describe('The address of the profile.'),
        })
        .describe('A profile on a social network.'),
    )
    .refine(profiles => new Set(profiles.map(({ network }) => network)).size === profiles.length, {
      error: 'must name each network once',
    })
    .describe('The profiles on social networks; none, one or more.'),
  terms: z
    .strictObject({
      invoices: bilingualTextSchema.describe('When invoices are sent, and what they show.'),
      payment: bilingualTextSchema.describe('When they are due, and what late payment costs.'),
      deposit: bilingualTextSchema.describe('Whether a deposit in trust is asked for.'),
      extraHours: bilingualTextSchema.describe('What hours beyond a plan cost.'),
      unusedHours: bilingualTextSchema.describe('What becomes of the hours of a plan that were not used.'),
      notice: bilingualTextSchema.describe('How much notice ends a plan, and how it is renewed.'),
      undecided: z
        .array(z.enum(termNames))
        .describe(
          'The points that the owner has yet to decide: their words then name what the engagement letter sets, and `npm run preflight` lists them.',
        ),
    })
    .optional()
    .describe('What holds for every mandate, as the page on how we work and charge says it.'),
  providers: z
    .strictObject({
      contactForm: z
        .strictObject({
          en: address.describe('In English.'),
          fr: address.describe('In French.'),
          script: z
            .strictObject({ en: address.describe('In English.'), fr: address.describe('In French.') })
            .nullish()
            .describe('Address of the script that the provider asks for beside its frame, one a language.'),
        })
        .nullable()
        .describe('Address of the embedded contact form, one a language.'),
      contactEndpoint: address
        .nullable()
        .describe('Where the site’s own contact form is sent; null composes an e-mail.'),
      newsletterEndpoint: address.nullable().describe('Where the newsletter form is sent; null composes an e-mail.'),
      booking: address
        .nullable()
        .describe('Address of the online calendar; null leads to the contact form, as a request with preferred times.'),
      analyticsId: nonEmptyTextSchema.nullable().describe('Measurement identifier; null sends nothing.'),
      stockPhotos: address.nullable().describe('Base address of the stock-photo host.'),
    })
    .describe('Outside services and their addresses.'),
})

export type Practice = z.infer<typeof practiceSchema>
