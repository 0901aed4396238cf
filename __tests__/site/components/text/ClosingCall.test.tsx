import { screen, within } from '@testing-library/react'
import { ClosingCall } from '../../../../src/site/components/text/ClosingCall'
import { render, words } from '../../../helpers/render'

it.each([
  ['en', '/contact'],
  ['fr', '/fr/contact'],
] as const)('asks the readers of an article in %s to talk', (language, path) => {
  const { title, text, action } = words[language].blog.call
  render(<ClosingCall language={language} />, language)
  const call = within(screen.getByRole('region', { name: title }))
  expect(call.getByText(text)).toBeVisible()
  expect(call.getByRole('link', { name: action })).toHaveAttribute('href', path)
})
