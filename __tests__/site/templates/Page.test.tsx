import { screen, waitFor, within } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import Page from '../../../src/site/templates/Page'
import { navigation, practice, routed } from '../../helpers/fixtures'
import { page } from '../../helpers/page'
import { render } from '../../helpers/render'
import { sections } from '../../helpers/sections'

const data: Queries.PageQuery = {
  practice,
  navigation,
  channels: page.practice,
  page: { ...routed, ...page, sections: [sections.HeroSection, sections.ProseSection, sections.CallToActionSection] },
}
const show = (data: Queries.PageQuery) => render(<Page {...({ data } as PageProps<Queries.PageQuery>)} />)

it('shows its sections in order in the layout, and sets the document title', async () => {
  show(data)
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading').map(heading => heading.textContent)).toEqual([
    sections.HeroSection.title,
    sections.ProseSection.intro.title,
    sections.CallToActionSection.intro.title,
  ])
  expect(main.getByText(routed.breadcrumb[0]?.name ?? '')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  await waitFor(() => expect(document.title).toBe(routed.head.title))
})

it('passes the practice’s channels to its sections', () => {
  const call = { ...sections.CallToActionSection, actions: null, channels: ['phone' as const] }
  show({ ...data, page: { ...routed, ...page, sections: [call] } })
  const links = within(screen.getByRole('main')).getAllByRole('link')
  // Excludes the booking bar, which is in main as well.
  const own = links.filter(link => !link.closest('nav'))
  expect(own.map(link => link.getAttribute('href'))).toEqual([`tel:${page.practice.phone}`])
})

it.each([
  ['page', { ...data, page: null }],
  ['channels', { ...data, channels: null }],
])('throws if its %s is missing', (_, incomplete) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => show(incomplete)).toThrow('The page has no node in its language.')
  jest.restoreAllMocks()
})
