import { screen } from '@testing-library/react'
import { useDetailsOpenedByHashRef } from '../../../src/site/hooks/useDetailsOpenedByHashRef'
import { goToPlace } from '../../helpers/address'
import { render } from '../../helpers/render'
import { watchScrolling } from '../../helpers/scrolling'

function Questions() {
  const ref = useDetailsOpenedByHashRef<HTMLDivElement>()
  return (
    <>
      <div ref={ref}>
        <details>
          <summary>Question</summary>
          <p id="answer">Answer</p>
        </details>
      </div>
      <details>
        <summary>Another</summary>
        <p id="elsewhere">Not of this list</p>
      </details>
      <p id="place">A place</p>
    </>
  )
}

afterEach(() => history.replaceState(null, '', '/'))

it('opens the details with the hash’s id inside its own element and scrolls to it', () => {
  const seen = watchScrolling()
  render(<Questions />)
  goToPlace('elsewhere')
  expect(screen.getByText('Not of this list')).not.toBeVisible()
  goToPlace('answer')
  expect(screen.getByText('Answer')).toBeVisible()
  expect(seen).toEqual([screen.getByText('Answer')])
})

it('does not scroll if the details is already open', () => {
  const seen = watchScrolling()
  render(<Questions />)
  screen.getByText('Answer').closest('details')?.setAttribute('open', '')
  goToPlace('answer')
  expect(seen).toEqual([])
})

it.each(['', '#', '#place', '#gone', '#"]'])('opens nothing for the hash %s', hash => {
  watchScrolling()
  history.replaceState(null, '', `/${hash}`)
  render(<Questions />)
  expect(screen.getByText('Answer')).not.toBeVisible()
})
