import { screen, within } from '@testing-library/react'
import { ArticleCallToAction } from '../../../../src/site/components/longform/ArticleCallToAction'
import { render, words } from '../../../helpers/render'

it.each(['en', 'fr'] as const)('asks the readers of an article in %s to talk', language => {
  const { title, text } = words[language].blog.call
  const booking = { label: 'Ask for a time', to: '/contact', fullLoad: null }
  render(<ArticleCallToAction booking={booking} />, language)
  const call = within(screen.getByRole('region', { name: title }))
  expect(call.getByText(text)).toBeVisible()
  expect(call.getByRole('link', { name: booking.label })).toHaveAttribute('href', booking.to)
})
