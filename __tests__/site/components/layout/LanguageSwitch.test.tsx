import { screen } from '@testing-library/react'
import { LanguageSwitch } from '../../../../src/site/components/layout/LanguageSwitch'
import { languageDetails } from '../../../../src/config/languages'
import { takenByRouter } from '../../../helpers/clicks'
import { routed } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'

it.each([
  ['en', 'fr', '/fr/services/corporate-law'],
  ['fr', 'en', '/services/corporate-law'],
] as const)('links from %s to the same page in %s, labelled in that language', (language, other, path) => {
  render(<LanguageSwitch page={{ ...routed, language }} />, language)
  const link = screen.getByRole('link', { name: languageDetails[other].name })
  expect(screen.getAllByRole('link')).toEqual([link])
  expect(link).toHaveAttribute('href', path)
  expect(link).toHaveAttribute('hreflang', other)
  expect(link).toHaveAttribute('lang', languageDetails[other].html)
})

it('does a full load', () => {
  render(<LanguageSwitch page={routed} />)
  expect(takenByRouter(screen.getByRole('link'))).toBe(false)
})
