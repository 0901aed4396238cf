import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveFormDraft, readFormDraft } from '../../../../src/site/browser/formDraft'
import { honeypotName } from '../../../../src/site/components/forms/Honeypot'
import { ContactForm } from '../../../../src/site/components/sections/ContactForm'
import { goTo } from '../../../helpers/address'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'
import { getToasts } from '../../../helpers/toasts'

const section = sections.ContactFormSection
const { form, errors } = words.fr
const { fields } = form
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const send = () => userEvent.click(screen.getByRole('button', { name: form.send.contact }))
const outcome = (name: string) => screen.findByRole('heading', { name })

/** Renders the form and waits until it is enhanced. */
async function show(endpoint: string | null = null) {
  const shown = render(<ContactForm section={{ ...section, endpoint }} {...placed} />, 'fr')
  await waitFor(() => expect(shown.container.querySelector('form')).toHaveProperty('noValidate', true))
  return shown
}

async function fillIn(message = 'Nous préparons un médicament.') {
  await userEvent.type(field(fields.name), 'Zoé')
  await userEvent.type(field(fields.email), 'zoe@example.com')
  await userEvent.type(field(fields.message), message)
  await userEvent.click(screen.getByRole('checkbox', { name: section.reply }))
}

/** Mocks an endpoint that answers on demand, and records what it received. */
function endpoint() {
  const received: URLSearchParams[] = []
  const waiting: ((status: number) => void)[] = []
  window.fetch = jest.fn((_, request) => {
    received.push(request?.body as URLSearchParams)
    return new Promise<Response>(resolve =>
      waiting.push(status => resolve({ ok: status === 200, status, headers: new Map() } as unknown as Response)),
    )
  })
  return { received, answer: (status: number) => waiting.shift()?.(status) }
}
const address = 'https://send.example.com/contact'

beforeEach(() => {
  sessionStorage.clear()
  goTo('/fr/contact')
})

it('has separate unchecked consent boxes, with the notice below', async () => {
  await show()
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map(box => (box as HTMLInputElement).checked)).toEqual([false, false])
  expect(screen.getByRole('checkbox', { name: section.reply })).toBeRequired()
  expect(screen.getByRole('checkbox', { name: section.sms.consent })).not.toBeRequired()
  expect(screen.getByRole('checkbox', { name: section.sms.consent })).toHaveAccessibleDescription(
    'Reply STOP to cancel.',
  )
  expect(screen.getByText(section.collection.title).closest('details')).toHaveTextContent('To answer you.')
})

it('folds the optional fields, and opens those about a service in the URL, which is its title then', async () => {
  const fold = (label = form.optionalFields) => screen.getByText(label, { exact: false }).closest('details')
  const { unmount } = await show()
  expect(fold()).toHaveProperty('open', false)
  for (const name of [fields.phone, fields.company]) expect(fold()).toContainElement(field(name))
  expect(fold(form.serviceFields)).toContainElement(field(fields.service))
  expect(fold(form.serviceFields)).toHaveProperty('open', false)
  expect(fold()).toContainElement(screen.getByRole('checkbox', { name: section.sms.consent }))
  expect(fold()).not.toContainElement(field(fields.message))
  unmount()
  goTo('/fr/contact?service=corporate-law')
  await show()
  await waitFor(() => expect(fold(form.serviceFields)).toHaveProperty('open', true))
  expect(fold()).toHaveProperty('open', false)
  const chosen = section.services.find(({ id }) => id === 'corporate-law')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(chosen?.name ?? '…')
})

it('opens the fold of a field that its error leads to', async () => {
  await show()
  await userEvent.click(screen.getByRole('checkbox', { name: section.sms.consent }))
  await send()
  await userEvent.click(await screen.findByRole('link', { name: fields.phone }))
  expect(field(fields.phone)).toHaveFocus()
  expect(field(fields.phone).closest('details')).toHaveProperty('open', true)
})

it('shows errors with reasons in a focused summary and at each field', async () => {
  await show()
  await userEvent.type(field(fields.email), 'ada')
  await userEvent.type(field(fields.message), 'Court')
  await send()
  const summary = screen.getByRole('group', { name: form.summary_other.replace('{{count}}', '4') })
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual([fields.name, fields.email, fields.message, section.reply])
  expect(field(fields.name)).toHaveAccessibleDescription(form.rules.required)
  const why = form.because.replace('{{problem}}', form.rules.email).replace('{{reason}}', form.reasons.at)
  expect(field(fields.email)).toHaveAccessibleDescription(why)
  expect(field(fields.message)).toBeInvalid()
  const short = form.rules.min.replace('{{length}}', '10')
  expect(field(fields.message)).toHaveAccessibleDescription(`${form.help.message} ${short}`)
  await userEvent.click(within(summary).getByRole('link', { name: fields.email }))
  expect(field(fields.email)).toHaveFocus()
  await userEvent.type(field(fields.email), '@example.com')
  expect(field(fields.email)).toBeValid()
})

it.each(['pointerUp', 'pointerCancel'] as const)('validates a field that was left only after %s', async release => {
  await show()
  await userEvent.type(field(fields.email), 'ada')
  fireEvent.pointerDown(document.body)
  fireEvent.blur(field(fields.email))
  await new Promise(resolve => setTimeout(resolve))
  expect(field(fields.email)).not.toHaveAttribute('aria-invalid')
  fireEvent[release](document.body)
  await waitFor(() => expect(field(fields.email)).toHaveAttribute('aria-invalid'))
})

it.each([
  ['corporate-law', 'corporate-law'],
  ['tax', ''],
])('preselects the service in the URL if it exists: %s', async (service, expected) => {
  goTo(`/fr/contact?service=${service}`)
  await show()
  await waitFor(() => expect(field(fields.service)).toHaveValue(expected))
})

it('prefers the service in the URL to the one in a draft', async () => {
  saveFormDraft('contact', new URLSearchParams({ name: 'Zoé', service: 'consultation', query: '' }))
  goTo('/fr/contact?service=corporate-law')
  await show()
  await waitFor(() => expect(field(fields.service)).toHaveValue('corporate-law'))
  expect(field(fields.name)).toHaveValue('Zoé')
})

it('restores typed text, but not consent and honeypot', async () => {
  saveFormDraft('contact', new URLSearchParams({ name: 'Zoé', reply: section.reply, [honeypotName]: 'filled' }))
  const { container } = await show()
  await waitFor(() => expect(field(fields.name)).toHaveValue('Zoé'))
  expect(screen.getByRole('checkbox', { name: section.reply })).not.toBeChecked()
  expect(container.querySelector(`[name="${honeypotName}"]`)).toHaveValue('')
})

it('requires a phone number if text messages are chosen', async () => {
  await show()
  await userEvent.click(screen.getByRole('checkbox', { name: section.sms.consent }))
  await send()
  expect(field(fields.phone)).toHaveAccessibleDescription(`${form.help.phone} ${form.rules.required}`)
  await userEvent.click(screen.getByRole('checkbox', { name: section.sms.consent }))
  expect(field(fields.phone)).toBeValid()
})

it('does not send with a filled honeypot, but a second deliberate press sends', async () => {
  const { received, answer } = endpoint()
  const { container } = await show(address)
  await fillIn()
  container.querySelector<HTMLInputElement>(`[name="${honeypotName}"]`)?.setAttribute('value', 'Montréal')
  await send()
  expect(await outcome(form.suspected)).toBeVisible()
  expect(received).toHaveLength(0)
  // A double click counts as one press.
  await send()
  expect(received).toHaveLength(0)
  await new Promise(resolve => setTimeout(resolve, 500))
  await send()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]?.has(honeypotName)).toBe(false)
  answer(200)
  expect(await outcome(form.sent.contact)).toBeVisible()
})

it('keeps the message id on retry, and changes it when the text changes', async () => {
  const { received, answer } = endpoint()
  await show(address)
  await fillIn()
  for (const [index, more] of ['', '', ' Et un autre.'].entries()) {
    if (more) await userEvent.type(field(fields.message), more)
    await send()
    await waitFor(() => expect(received).toHaveLength(index + 1))
    answer(403)
    expect(await outcome(errors.kinds.forbidden)).toBeVisible()
  }
  const [first, second, third] = received.map(body => body.get('id'))
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('keeps the message id if the same is sent again after a reload', async () => {
  const { received, answer } = endpoint()
  const { unmount } = await show(address)
  await fillIn()
  await send()
  await waitFor(() => expect(received).toHaveLength(1))
  answer(403)
  await outcome(errors.kinds.forbidden)
  unmount()
  await show(address)
  await waitFor(() => expect(field(fields.name)).toHaveValue('Zoé'))
  await userEvent.click(screen.getByRole('checkbox', { name: section.reply }))
  await send()
  await waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]?.get('id')).toBe(received[0]?.get('id'))
  answer(200)
  await outcome(form.sent.contact)
})

it('keeps text typed while sending, and the focus', async () => {
  const { received, answer } = endpoint()
  await show(address)
  await fillIn()
  await send()
  await waitFor(() => expect(received).toHaveLength(1))
  await userEvent.type(field(fields.message), ' Et un autre.')
  answer(200)
  expect(await screen.findByRole('alert', { name: form.sent.contact })).toHaveTextContent(form.edited)
  expect(field(fields.message)).toHaveFocus()
  expect(field(fields.message)).toHaveValue('Nous préparons un médicament. Et un autre.')
  expect(readFormDraft('contact')?.get('message')).toContain('Et un autre.')
  await send()
  await waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]?.get('id')).not.toBe(received[0]?.get('id'))
  answer(200)
  await waitFor(() => expect(screen.getByRole('group', { name: form.sent.contact })).toHaveFocus())
  expect(readFormDraft('contact')).toBeNull()
})

it('announces that it sends, and a failure once, in the form', async () => {
  const { received, answer } = endpoint()
  await show(address)
  await fillIn()
  await send()
  expect(screen.getAllByRole('status').map(status => status.textContent)).toContain(form.sending)
  await waitFor(() => expect(received).toHaveLength(1))
  answer(422)
  await outcome(errors.kinds.unknown)
  const panel = screen.getByRole('group', { name: errors.kinds.unknown })
  expect(panel).toHaveFocus()
  expect(panel).toHaveTextContent(form.failed.contact)
  expect(panel.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull()
  expect(getToasts()).toEqual([])
})

it.each([
  [200, { kind: 'success', title: form.sent.contact }],
  [
    403,
    {
      kind: 'error',
      title: form.failed.contact,
      description: errors.kept,
      link: { label: form.back, to: '/fr/contact?service=corporate-law#contact-form' },
    },
  ],
])('shows a toast for status %i after the visitor has left the page', async (status, message) => {
  goTo('/fr/contact?service=corporate-law')
  const { received, answer } = endpoint()
  const { unmount } = await show(address)
  await fillIn()
  await send()
  await waitFor(() => expect(received).toHaveLength(1))
  unmount()
  answer(status)
  await waitFor(() => expect(getToasts()).toEqual([message]))
  await show(address)
  await waitFor(() => expect(field(fields.name)).toHaveValue(status === 200 ? '' : 'Zoé'))
})

it('shows a toast if the URL has changed but the next page is not rendered yet', async () => {
  const { received, answer } = endpoint()
  const { unmount } = await show(address)
  await fillIn()
  await send()
  await waitFor(() => expect(received).toHaveLength(1))
  goTo('/fr/about')
  answer(403)
  await waitFor(() => expect(getToasts()).toMatchObject([{ kind: 'error', title: form.failed.contact }]))
  unmount()
})

it('stores a toast for the next page if the page is closed while sending', async () => {
  const { received, answer } = endpoint()
  await show(address)
  await fillIn()
  await send()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(JSON.parse(sessionStorage.getItem('toast') ?? 'null')).toMatchObject({
    title: form.inDoubt.contact,
    link: { to: '/fr/contact#contact-form' },
  })
  answer(200)
  await outcome(form.sent.contact)
  expect(sessionStorage.getItem('toast')).toBeNull()
})

it('sends a text that ends with a lone surrogate', async () => {
  const { received, answer } = endpoint()
  await show(address)
  await fillIn('Nous préparons un médicament \ud83e')
  await send()
  await waitFor(() => expect(received).toHaveLength(1))
  answer(403)
  expect(await outcome(errors.kinds.forbidden)).toBeVisible()
  const mail = screen.getByRole('link', { name: errors.support }).getAttribute('href') ?? ''
  expect(decodeURIComponent(mail)).toContain('médicament \ufffd')
})

it('works without storage', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await show()
  await userEvent.type(field(fields.name), 'Zoé')
  expect(field(fields.name)).toHaveValue('Zoé')
  jest.restoreAllMocks()
  expect(readFormDraft('contact')).toBeNull()
})
