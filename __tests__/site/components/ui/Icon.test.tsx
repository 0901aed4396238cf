import { Icon } from '../../../../src/site/components/ui/Icon'
import { iconNames } from '../../../../src/config/icons'
import { render } from '../../../helpers/render'

it('draws a distinct shape for every icon, hidden from screen readers', () => {
  const shapes = iconNames.map(name => {
    const { container, unmount } = render(<Icon name={name} />)
    const drawing = container.firstElementChild
    expect(drawing).toHaveAttribute('aria-hidden', 'true')
    const shape = drawing?.innerHTML
    unmount()
    return shape
  })
  expect(new Set(shapes).size).toBe(iconNames.length)
  expect(shapes).not.toContain('')
})
