import { screen, within } from '@testing-library/react'
import { LongformClosingPanel } from '../../../../src/site/components/longform/LongformClosingPanel'
import { navigation, practice } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

it.each(['en', 'fr'] as const)('offers a consultation and the phone number in %s', language => {
  const { title, text } = words[language].call
  render(<LongformClosingPanel site={{ practice, navigation }} kind="general" />, language)
  const region = screen.getByRole('region', { name: title.matter })
  expect(region).toHaveTextContent(text.matter)
  const call = within(region)
  const { label, to } = navigation.action
  expect(call.getByRole('link', { name: label })).toHaveAttribute('href', to)
  expect(call.getByRole('link', { name: new RegExp(practice.phoneLabel) })).toHaveAttribute(
    'href',
    `tel:${practice.phone}`,
  )
})

it('asks on a legal page for questions about the page, with the same ways to reach the practice', () => {
  render(<LongformClosingPanel site={{ practice, navigation }} kind="legal" />)
  const call = within(screen.getByRole('region', { name: words.en.call.title.page }))
  const links = call.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual([navigation.action.to, `tel:${practice.phone}`, `mailto:${practice.email}`])
})
