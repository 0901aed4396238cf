import { screen, within } from '@testing-library/react'
import { ShareLinks } from '../../../../src/site/components/longform/ShareLinks'
import { render, words } from '../../../helpers/render'

const title = 'Trials & errors'
const url = 'https://www.example.com/blog/trials?a=1'
const { share } = words.en
const group = () => within(screen.getByRole('group', { name: share.label }))

it('has a copy button with the URL, and the confirmation texts', () => {
  render(<ShareLinks title={title} url={url} />)
  expect(group().getByRole('button', { name: share.copy })).toHaveAttribute('data-copy', url)
  const { done, refused } = group().getByRole('status').dataset
  expect([done, refused]).toEqual([share.copied, words.en.toast.notCopied])
})

it('encodes title and URL for e-mail and LinkedIn', () => {
  render(<ShareLinks title={title} url={url} />)
  const mail = new URL(group().getByRole<HTMLAnchorElement>('link', { name: share.email }).href)
  expect(mail.protocol).toBe('mailto:')
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([title, url])
  const linkedin = new URL(group().getByRole<HTMLAnchorElement>('link', { name: 'LinkedIn' }).href)
  expect(linkedin.searchParams.get('url')).toBe(url)
})
