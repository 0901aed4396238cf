import { screen } from '@testing-library/react'
import { ContactDetails } from '../../../../src/site/components/sections/ContactDetails'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.ContactSection
const { practice } = section
const { channels } = words.fr
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling

it('lists phone, e-mail and postal address', () => {
  render(<ContactDetails section={section} {...placed} />, 'fr')
  expect(valueOf(channels.phoneLabel)).toHaveTextContent(practice.phoneLabel)
  expect(valueOf(channels.emailLabel)).toHaveTextContent(practice.email)
  expect(valueOf(channels.addressLabel)).toHaveTextContent('1000, rue Example, Montréal (QC) H0H 0H0')
  expect(screen.getByRole('link', { name: practice.phoneLabel })).toHaveAttribute('href', `tel:${practice.phone}`)
  expect(screen.getByRole('link', { name: practice.email })).toHaveAttribute('href', `mailto:${practice.email}`)
})

it('has headings for its three parts, with optional texts', () => {
  const [details, hours, quick] = [section.details, { ...section.hours, text: 'On the phone.' }, section.quick]
  render(<ContactDetails section={{ ...section, hours, quick }} {...placed} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    quick.title,
    hours.title,
    details.title,
  ])
  expect(screen.getByText('In either language.')).toBeVisible()
  expect(screen.getByText('On the phone.')).toBeVisible()
})

it('has no postal address line if the practice has none', () => {
  render(<ContactDetails section={{ ...section, practice: { ...practice, address: null } }} {...placed} />, 'fr')
  expect(screen.queryByText(channels.addressLabel)).not.toBeInTheDocument()
})

it('shows closures, and no weekend line if the practice has none', () => {
  render(<ContactDetails section={{ ...section, practice: { ...practice, weekends: null } }} {...placed} />, 'fr')
  for (const { label, daysLabel } of practice.closures)
    expect(valueOf(label)).toHaveTextContent(channels.closed.replace('{{days}}', daysLabel))
  expect(screen.queryByText(channels.weekends)).not.toBeInTheDocument()
})

it('shows the hours, followed by the weekend', () => {
  render(<ContactDetails section={section} {...placed} />, 'fr')
  practice.hours.forEach(({ daysLabel, hoursLabel }) => expect(valueOf(daysLabel)).toHaveTextContent(hoursLabel))
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.indexOf(channels.weekends)).toBe(terms.indexOf(practice.hours.at(-1)?.daysLabel ?? '') + 1)
  expect(valueOf(channels.weekends)).toHaveTextContent(practice.weekends ?? '')
})

it('has call, e-mail and booking buttons, in this order, each after what it leads to, and the notice', () => {
  render(<ContactDetails section={section} {...placed} />, 'fr')
  const { title, text } = section.quick.consultation
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    practice.phoneLabel,
    channels.call,
    practice.email,
    channels.write,
    practice.booking.label,
  ])
  expect(valueOf(title)).toHaveTextContent(text)
  expect(screen.getByRole('region', { name: section.quick.title })).toBeVisible()
  expect(screen.getByRole('link', { name: practice.booking.label })).toHaveAttribute('href', practice.booking.to)
  expect(screen.getByRole('link', { name: channels.call })).toHaveAttribute('href', `tel:${practice.phone}`)
  expect(screen.getByRole('link', { name: channels.write })).toHaveAttribute('href', `mailto:${practice.email}`)
  expect(screen.getByText(section.notice)).toBeVisible()
})
