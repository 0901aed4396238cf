import { screen, within } from '@testing-library/react'
import { ArticleCallToAction } from '../../../../src/site/components/longform/ArticleCallToAction'
import { render, words } from '../../../helpers/render'

it.each([
  ['en', '/contact'],
  ['fr', '/fr/contact'],
] as const)('asks the readers of an article in %s to talk', (language, path) => {
  const { title, text, action } = words[language].blog.call
  render(<ArticleCallToAction language={language} />, language)
  const call = within(screen.getByRole('region', { name: title }))
  expect(call.getByText(text)).toBeVisible()
  expect(call.getByRole('link', { name: action })).toHaveAttribute('href', path)
})
