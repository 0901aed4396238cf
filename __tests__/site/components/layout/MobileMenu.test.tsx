import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from '../../../../src/site/components/layout/MobileMenu'
import { navigation, practice } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'

const { header, action } = navigation
const toggle = () => screen.getByText(words.fr.frame.menu)
const menu = () => screen.getByRole('navigation', { name: words.fr.frame.mainMenu })

function show(current = '/') {
  render(
    <>
      <MobileMenu items={header} searchPath="/fr/search" action={action} practice={practice} current={current} />
      <button type="button">Elsewhere</button>
    </>,
    'fr',
  )
}

it('opens on click, with search, pages, named groups, action and channels', async () => {
  show()
  expect(menu()).not.toBeVisible()
  await userEvent.click(toggle())
  expect(menu()).toBeVisible()
  const pages = header.flatMap(({ name, path, pages }) =>
    path ? [{ name, path }] : pages.map(({ name, path }) => ({ name, path })),
  )
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    [words.fr.search.open, '/fr/search'],
    ...pages.map(({ name, path }) => [name, path]),
    [action.label, action.to],
    [practice.phoneLabel, `tel:${practice.phone}`],
    [practice.email, `mailto:${practice.email}`],
  ])
  expect(screen.getByText('Services')).toBeVisible()
})

it.each(['/about', '/blog'])('marks only %s as the current page', current => {
  show(current)
  expect(screen.getAllByRole('link', { current: 'page' }).map(link => link.getAttribute('href'))).toEqual([current])
})

it('closes on Escape and focuses its label', async () => {
  show()
  await userEvent.click(toggle())
  screen.getByRole('link', { name: 'Blog' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(menu()).not.toBeVisible()
  expect(toggle()).toHaveFocus()
})

it('closes on a click on the current page and focuses its label', async () => {
  show('/about')
  await userEvent.click(toggle())
  await userEvent.click(screen.getByRole('link', { current: 'page' }))
  expect(menu()).not.toBeVisible()
  expect(toggle()).toHaveFocus()
})

it('closes on a click outside but not inside', async () => {
  show()
  await userEvent.click(toggle())
  await userEvent.click(screen.getByText('Services'))
  expect(menu()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(menu()).not.toBeVisible()
})
