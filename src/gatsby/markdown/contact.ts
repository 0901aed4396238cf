import type { ResolvedSection } from '../nodes/resolveSections'
import { formatPostalAddress } from '../../shared/postalAddress'
import {
  plainTextToMarkdownParagraph,
  linkFieldToMarkdown,
  linkFieldsToMarkdownList,
  type LinkField,
} from './genericSection'
import { escapeMarkdown, formatBulletList, formatHeading, formatLink, formatStrong, joinBlocks } from './formatters'
import type { SerializerContext } from './serializerContext'

/** The practice fields that the Markdown of sections needs. */
export interface SectionPracticeFields {
  phone: string
  phoneLabel: string
  email: string
  booking: LinkField
  areaServed: string
  weekends?: string | null
  address: Parameters<typeof formatPostalAddress>[0] | null
  hours: { daysLabel: string; hoursLabel: string }[]
  closures: { label: string; daysLabel: string }[]
}

interface PracticeContext extends SerializerContext {
  practice: SectionPracticeFields
}

/** Contact details and opening hours as Markdown. */
export function contactToMarkdown(
  { details, hours, quick, notice }: Extract<ResolvedSection, { type: 'contact' }>,
  context: PracticeContext,
): string {
  const { t, practice } = context
  const { phone, phoneLabel, email, address, areaServed, weekends, closures } = practice
  const rows = (entries: (readonly [string, string] | '' | null | undefined)[]) =>
    formatBulletList(entries.flatMap(entry => (entry ? `${formatStrong(escapeMarkdown(entry[0]))} ${entry[1]}` : [])))
  return joinBlocks([
    formatHeading(2, escapeMarkdown(quick.title)),
    plainTextToMarkdownParagraph(quick.text),
    rows([
      [t('channels.phoneLabel'), formatLink(escapeMarkdown(phoneLabel), `tel:${phone}`)],
      [t('channels.emailLabel'), formatLink(escapeMarkdown(email), `mailto:${email}`)],
      [quick.consultation.title, escapeMarkdown(quick.consultation.text)],
    ]),
    linkFieldsToMarkdownList([practice.booking], context),
    plainTextToMarkdownParagraph(notice),
    formatHeading(2, escapeMarkdown(hours.title)),
    plainTextToMarkdownParagraph(hours.text),
    rows([
      ...practice.hours.map(({ daysLabel, hoursLabel }) => [daysLabel, escapeMarkdown(hoursLabel)] as const),
      weekends && [t('channels.weekends'), escapeMarkdown(weekends)],
      ...closures.map(
        ({ label, daysLabel }) => [label, escapeMarkdown(t('channels.closed', { days: daysLabel }))] as const,
      ),
    ]),
    hours.link && linkFieldToMarkdown(hours.link, context),
    formatHeading(2, escapeMarkdown(details.title)),
    rows([
      address && [t('channels.addressLabel'), escapeMarkdown(formatPostalAddress(address))],
      [t('channels.areaLabel'), escapeMarkdown(areaServed)],
    ]),
    plainTextToMarkdownParagraph(details.text),
  ])
}

/** The link for a contact channel. */
export function buildContactChannelLink(
  channel: 'booking' | 'phone' | 'email',
  { t, practice }: PracticeContext,
): LinkField {
  if (channel === 'booking') return practice.booking
  const urls = { phone: `tel:${practice.phone}`, email: `mailto:${practice.email}` }
  return { label: t(`channels.${channel}`), to: urls[channel] }
}
