import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareLinks } from '../../../../src/site/components/longform/ShareLinks'
import { said } from '../../../helpers/toasts'
import { render, words } from '../../../helpers/render'

const title = 'Trials & errors'
const url = 'https://www.example.com/blog/trials?a=1'
const { share } = words.en
const group = () => within(screen.getByRole('group', { name: share.label }))

it('copies the address of the text and says so', async () => {
  const user = userEvent.setup()
  render(<ShareLinks title={title} url={url} />)
  await user.click(group().getByRole('button', { name: share.copy }))
  expect(await navigator.clipboard.readText()).toBe(url)
  await waitFor(() => expect(said()).toEqual([{ kind: 'success', stacking: 'single', title: share.copied }]))
})

it('says when the browser refuses to copy', async () => {
  const user = userEvent.setup()
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  render(<ShareLinks title={title} url={url} />)
  await user.click(group().getByRole('button', { name: share.copy }))
  expect(writeText).toHaveBeenCalled()
  await waitFor(() =>
    expect(said()).toEqual([{ kind: 'warning', stacking: 'single', title: words.en.toast.notCopied }]),
  )
})

it('only says that it was copied where a press before the scripts were there has copied', async () => {
  const user = userEvent.setup()
  const writeText = jest.spyOn(navigator.clipboard, 'writeText')
  render(<ShareLinks title={title} url={url} />)
  const copy = group().getByRole('button', { name: share.copy })
  copy.dataset.copied = 'early'
  await user.click(copy)
  await waitFor(() => expect(said()).toEqual([{ kind: 'success', stacking: 'single', title: share.copied }]))
  expect(writeText).not.toHaveBeenCalled()
  await user.click(copy)
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(url))
})

it('passes title and address on whole, by e-mail and by LinkedIn', () => {
  render(<ShareLinks title={title} url={url} />)
  const mail = new URL(group().getByRole<HTMLAnchorElement>('link', { name: share.email }).href)
  expect(mail.protocol).toBe('mailto:')
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([title, url])
  const linkedin = new URL(group().getByRole<HTMLAnchorElement>('link', { name: 'LinkedIn' }).href)
  expect(linkedin.searchParams.get('url')).toBe(url)
})
