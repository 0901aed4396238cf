import { stringsOf } from '../../strings'
import type { CheckInput } from '../../read/input'
import type { Finding, Rule } from '../rule'
import { addressFault } from './addressFault'
import { isOwnAddress } from './bareAddresses'
import { linksOf } from './linksOf'

export const wellFormed: Rule = {
  holds: 'An address that leads out of the site can be one: https, a mail address, a telephone number.',
  level: 'problem',
  check: input =>
    [...linksOf(input), ...otherAddresses(input)].flatMap(({ file, field, line, to }) => {
      const message = !isOwnAddress(to, input.practice) && addressFault(to)
      return message ? [{ file, field, line, message: `leads to “${to}”, ${message}` }] : []
    }),
}

// Sources and profiles have addresses that are no links of a page.
function otherAddresses({ json, bodies }: CheckInput): (Omit<Finding, 'message'> & { to: string })[] {
  const files = [
    ...json.map(({ file, value }) => ({ file, value })),
    ...bodies.map(({ file, data }) => ({ file, value: data })),
  ]
  return files.flatMap(({ file, value }) =>
    stringsOf(value).flatMap(({ text, field, key }) =>
      key === 'url' && /^https:/.test(text) ? [{ file, field, to: text }] : [],
    ),
  )
}
