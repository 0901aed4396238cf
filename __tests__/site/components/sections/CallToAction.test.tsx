import { screen, within } from '@testing-library/react'
import { CallToAction } from '../../../../src/site/components/sections/CallToAction'
import { page } from '../../../helpers/page'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.CallToActionSection

it('calls with buttons', () => {
  render(<CallToAction section={section} {...placed} />)
  const region = within(screen.getByRole('region', { name: section.intro.title }))
  expect(region.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual(
    section.actions?.map(({ label, to }) => [label, to]),
  )
  expect(region.queryByRole('list')).not.toBeInTheDocument()
})

it('offers the channels of the practice in the order of the content, each named by what it does', () => {
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

it('shows buttons, note and channels together', () => {
  render(<CallToAction section={{ ...section, channels: ['phone'], note: 'It is free.' }} {...placed} />)
  expect(screen.getByText('It is free.')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1)
})
