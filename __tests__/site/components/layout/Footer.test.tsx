import { screen, within } from '@testing-library/react'
import { Footer } from '../../../../src/site/components/layout/Footer'
import { findOneProblemPerFrenchTypographyRule } from '../../../../src/content/language/typography'
import { navigation, practice } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(link => ({ name: link.textContent, path: link.getAttribute('href') }))

it('has three named columns and the legal links', () => {
  render(<Footer practice={practice} navigation={navigation} />, 'fr')
  expect(screen.getAllByRole('navigation')).toHaveLength(4)
  navigation.footer.forEach(({ name, pages }) => {
    expect(screen.getByRole('heading', { name })).toBeVisible()
    expect(linksIn(name)).toEqual(pages)
  })
  expect(linksIn(words.fr.frame.legal)).toEqual(navigation.legal)
})

it('shows the practice’s details, and links home in the page’s language', () => {
  render(<Footer practice={practice} navigation={navigation} />, 'fr')
  const home = screen.getByRole('link', { name: words.fr.frame.home.replace('{{name}}', practice.name) })
  expect(home).toHaveAttribute('href', '/fr')
  expect(home).toHaveTextContent(practice.name)
  expect(screen.getByText(practice.descriptor)).toBeVisible()
  expect(screen.getByRole('link', { name: practice.phoneLabel })).toHaveAttribute('href', `tel:${practice.phone}`)
  expect(screen.getByRole('link', { name: practice.email })).toHaveAttribute('href', `mailto:${practice.email}`)
  expect(screen.getByText(words.fr.frame.copyright.replace('{{name}}', practice.legalName))).toBeVisible()
})

it('shows the privacy officer’s title and e-mail', () => {
  render(<Footer practice={practice} navigation={navigation} />)
  const { title, email } = practice.privacyOfficer
  const link = screen.getByRole('link', { name: email })
  expect(link).toHaveAttribute('href', `mailto:${email}`)
  expect(link.parentElement).toHaveTextContent(title)
})

it('has correct French typography', () => {
  render(<Footer practice={practice} navigation={navigation} />, 'fr')
  const texts = [...screen.getByRole('contentinfo').querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
  expect(texts.flatMap(findOneProblemPerFrenchTypographyRule)).toEqual([])
})

it('links the social profiles by network name', () => {
  render(<Footer practice={practice} navigation={navigation} />)
  const [linkedin, mastodon] = practice.social
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', linkedin?.url)
  expect(screen.getByRole('link', { name: mastodon?.network })).toHaveAttribute('href', mastodon?.url)
})
