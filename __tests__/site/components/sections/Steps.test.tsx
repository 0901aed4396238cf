import { screen } from '@testing-library/react'
import { Steps } from '../../../../src/site/components/sections/Steps'
import { page } from '../../../helpers/page'
import { render } from '../../../helpers/render'

it('lists its steps in order', () => {
  const section = {
    id: 'way',
    tone: null,
    intro: { eyebrow: null, badge: null, title: 'How it works', text: null },
    items: [
      { title: 'We meet', text: 'Thirty minutes.', time: null },
      { title: 'We agree', text: 'On the hours.', time: 'Week 1' },
      { title: 'We begin', text: 'At your table.', time: null },
    ],
  }
  render(<Steps section={section} page={page} headingId="section-1" />)
  expect(screen.getByRole('region', { name: 'How it works' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(item => item.querySelector('h3')?.textContent)).toEqual([
    'We meet',
    'We agree',
    'We begin',
  ])
  expect(screen.getByText('On the hours.')).toBeInTheDocument()
  expect(screen.getByText('Week 1')).toBeVisible()
})
