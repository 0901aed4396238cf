import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepDraft, readDraft } from '../../../src/browser/draft'
import { ContactForm } from '../../../src/components/sections/ContactForm'
import { goTo } from '../../helpers/address'
import { render, words } from '../../helpers/render'
import { placed, sections } from '../../helpers/sections'

const section = sections.ContactFormSection
const { form } = words.fr
const { fields } = form
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const send = () => userEvent.click(screen.getByRole('button', { name: form.send }))

/** Renders the form and waits until its scripts have taken it in hand. */
async function show() {
  const { container } = render(<ContactForm section={section} {...placed} />, 'fr')
  await waitFor(() => expect(container.querySelector('form')).toHaveProperty('noValidate', true))
}

beforeEach(() => {
  sessionStorage.clear()
  goTo('/fr/contact')
})

it('asks for consents apart from each other, never ticked beforehand, with the notice beside it', async () => {
  await show()
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map(box => (box as HTMLInputElement).checked)).toEqual([false, false])
  expect(screen.getByRole('checkbox', { name: section.reply })).toBeRequired()
  expect(screen.getByRole('checkbox', { name: section.sms.consent })).not.toBeRequired()
  expect(screen.getByRole('checkbox', { name: section.sms.consent })).toHaveAccessibleDescription(
    'Reply STOP to cancel.',
  )
  expect(screen.getByRole('complementary', { name: section.collection.title })).toHaveTextContent('To answer you.')
})

it('says what is wrong at its top and at each field, and takes the focus there', async () => {
  await show()
  await userEvent.type(field(fields.email), 'ada')
  await userEvent.type(field(fields.message), 'Court')
  await send()
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([fields.name, fields.email, fields.message, section.reply])
  expect(field(fields.name)).toHaveAccessibleDescription(form.rules.required)
  expect(field(fields.email)).toHaveAccessibleDescription(`${form.help.email} ${form.rules.email}`)
  expect(field(fields.message)).toBeInvalid()
  await userEvent.click(within(summary).getByRole('link', { name: fields.email }))
  expect(field(fields.email)).toHaveFocus()
  await userEvent.type(field(fields.email), '@example.com')
  expect(field(fields.email)).toBeValid()
})

it.each([
  ['corporate-law', 'corporate-law'],
  ['tax', ''],
])('takes the service of the address when it knows it: %s', async (service, expected) => {
  goTo(`/fr/contact?service=${service}`)
  await show()
  await waitFor(() => expect(field(fields.service)).toHaveValue(expected))
})

it('puts back what was typed, but no consent', async () => {
  keepDraft('contact', { values: { name: 'Zoé', reply: section.reply }, query: '' })
  await show()
  expect(field(fields.name)).toHaveValue('Zoé')
  expect(screen.getByRole('checkbox', { name: section.reply })).not.toBeChecked()
})

it('asks for a number to send text messages to', async () => {
  await show()
  await userEvent.click(screen.getByRole('checkbox', { name: section.sms.consent }))
  await send()
  expect(field(fields.phone)).toHaveAccessibleDescription(`${form.help.phone} ${form.rules.required}`)
  await userEvent.click(screen.getByRole('checkbox', { name: section.sms.consent }))
  expect(field(fields.phone)).toBeValid()
})

it('delivers nothing that a machine filled in', async () => {
  const fetch = (window.fetch = jest.fn())
  const { container } = render(
    <ContactForm section={{ ...section, endpoint: 'https://send.example.com/contact' }} {...placed} />,
    'fr',
  )
  await waitFor(() => expect(container.querySelector('form')).toHaveProperty('noValidate', true))
  await userEvent.type(field(fields.name), 'Zoé')
  await userEvent.type(field(fields.email), 'zoe@example.com')
  await userEvent.type(field(fields.message), 'We make a new medicine.')
  await userEvent.click(screen.getByRole('checkbox', { name: section.reply }))
  container.querySelector<HTMLInputElement>('[name="website"]')?.setAttribute('value', 'https://spam.example.com')
  await send()
  expect(await screen.findByRole('heading', { name: words.fr.errors.kinds.unknown })).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})

it('works where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await show()
  await userEvent.type(field(fields.name), 'Zoé')
  expect(field(fields.name)).toHaveValue('Zoé')
  jest.restoreAllMocks()
  expect(readDraft('contact')).toBeNull()
})
