import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useDismissibleMenusRef } from '../../../src/site/hooks/useDismissibleMenusRef'
import { render } from '../../helpers/render'

function Menus() {
  const ref = useDismissibleMenusRef<HTMLDivElement>()
  return (
    <>
      <div ref={ref}>
        {['one', 'two'].map(name => (
          <details key={name}>
            <summary>Menu {name}</summary>
            <button type="button">Entry of {name}</button>
          </details>
        ))}
      </div>
      <details open>
        <summary>Another</summary>
        <p>Not of the group</p>
      </details>
    </>
  )
}

const entry = (name: string) => screen.getByText(`Entry of ${name}`)

it('closes open menus of its group on Escape, and nothing else', async () => {
  render(<Menus />)
  await userEvent.click(screen.getByText('Menu one'))
  await userEvent.keyboard('x')
  expect(entry('one')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(entry('one')).not.toBeVisible()
  expect(screen.getByText('Menu one')).toHaveFocus()
  expect(screen.getByText('Not of the group')).toBeVisible()
})

it('keeps the focus on Escape if no menu is open', async () => {
  render(<Menus />)
  screen.getByText('Another').focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByText('Another')).toHaveFocus()
})

it('closes a menu when another one of the group is clicked', async () => {
  render(<Menus />)
  await userEvent.click(screen.getByText('Menu one'))
  await userEvent.click(screen.getByText('Menu two'))
  expect(entry('one')).not.toBeVisible()
  expect(entry('two')).toBeVisible()
})

it('removes its listeners on unmount', () => {
  const removed = jest.spyOn(document, 'removeEventListener')
  const added = jest.spyOn(document, 'addEventListener')
  const { unmount } = render(<Menus />)
  const ours = added.mock.calls.filter(([type]) => ['pointerdown', 'focusin', 'keydown', 'click'].includes(type))
  unmount()
  expect(ours).toHaveLength(4)
  ours.forEach(([type, listener]) => expect(removed).toHaveBeenCalledWith(type, listener))
  jest.restoreAllMocks()
})
