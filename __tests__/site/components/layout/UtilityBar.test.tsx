import { screen, within } from '@testing-library/react'
import { UtilityBar } from '../../../../src/site/components/layout/UtilityBar'
import { languageDetails } from '../../../../src/config/languages'
import { practice, routed } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'
import { showOnWideScreen } from '../../../helpers/screenWidth'

const bar = () => within(screen.getByRole('region', { name: words.en.frame.utilityBar }))

it('has phone number, language switch and theme switch on a phone', () => {
  render(<UtilityBar practice={practice} page={routed} />)
  expect(bar().getAllByRole('link')).toEqual([
    bar().getByRole('link', { name: practice.phoneLabel }),
    bar().getByRole('link', { name: languageDetails.fr.name }),
  ])
  expect(bar().getByRole('link', { name: practice.phoneLabel })).toHaveAttribute('href', `tel:${practice.phone}`)
  expect(bar().getByRole('button')).toBeVisible()
  expect(bar().getByText(practice.tagline)).not.toBeVisible()
})

it('also has e-mail and tagline on a wide screen', () => {
  render(<UtilityBar practice={practice} page={routed} />)
  showOnWideScreen()
  expect(bar().getByRole('link', { name: practice.email })).toHaveAttribute('href', `mailto:${practice.email}`)
  expect(bar().getByText(practice.tagline)).toBeVisible()
})
