import { screen, within } from '@testing-library/react'
import { CallToAction } from '../../../../src/site/components/sections/CallToAction'
import { page } from '../../../helpers/page'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.CallToActionSection

it('shows the first action as a button and others as links beside it', () => {
  render(<CallToAction section={section} {...placed} />)
  const region = within(screen.getByRole('region', { name: section.intro.title }))
  const [main, further] = section.actions ?? []
  const [button, link] = within(region.getByRole('list')).getAllByRole('link')
  expect(button).toHaveTextContent(String(main?.label))
  expect(button).toHaveAttribute('href', main?.to)
  expect(link).toHaveAccessibleName(further?.label)
})

it('lists the channels in the order of the content, with accessible names', () => {
  render(
    <CallToAction section={{ ...section, actions: null, channels: ['email', 'booking', 'phone'] }} {...placed} />,
    'fr',
  )
  const { email, booking, phone, phoneLabel } = page.practice
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual([`mailto:${email}`, booking.to, `tel:${phone}`])
  expect(links[0]).toHaveAccessibleName(`${email} ${words.fr.channels.email}`)
  expect(links[1]).toHaveAccessibleName(booking.label)
  expect(links[2]).toHaveAccessibleName(`${phoneLabel} ${words.fr.channels.phone}`)
})

it('lists the button and the channels in one list', () => {
  render(<CallToAction section={{ ...section, channels: ['phone'], note: 'It is free.' }} {...placed} />)
  expect(screen.getByText('It is free.')).toBeVisible()
  const links = within(screen.getByRole('list')).getAllByRole('link')
  const actions = section.actions?.map(({ to }) => to) ?? []
  expect(links.map(link => link.getAttribute('href'))).toEqual([...actions, `tel:${page.practice.phone}`])
})
