import { replacePlaceholders } from '../../../shared/placeholderSyntax'

/**
 * The reason why a typed URL is refused, worded to follow “leads to …,”; undefined if there is none. Also refuses some
 * valid URLs, such as those with utm_ parameters, and /404.
 */
export function findUrlFault(to: string): string | undefined {
  if (/^(?:phone|email|booking)$/.test(to)) return undefined
  if (/^mailto:/i.test(to))
    return mailAddresses.test(replacePlaceholders(to, () => 'a@b.ca'))
      ? undefined
      : 'which is no mail address; write mailto:name@example.com'
  if (/^tel:/i.test(to))
    return /^tel:(?:\+1[2-9]\d{9}|\+(?!1)\d{8,15})$/.test(replacePlaceholders(to, () => '+15145550100'))
      ? undefined
      : 'which cannot be dialled from everywhere; write tel:+15145550100'
  // An e-mail address or phone number without its scheme.
  if (/^(?:mail[ _-]?to|e-?mail|courriel)[ :]/i.test(to) || /^[^\s@/:]+@[^\s@/:]+$/.test(to))
    return 'which is no mail address; write mailto:name@example.com'
  if (/^(?:tel|phone|t[ée]l[ée]?phone|call|appel(?:er)?)[ :.]|^\+?[\d\s().-]{7,}$/i.test(to))
    return 'which cannot be dialled; write tel:+15145550100'
  if (/^https?:(?!\/)/i.test(to)) return 'which lacks // behind https:'
  if (/.#$/.test(to)) return 'which ends with “#” and names no place; take it off, or write the place behind it'
  if (to === '#') return 'which leads nowhere; lead to a page, or to a heading of this one'
  if (/[?&](?:utm_|fbclid=|gclid=|mc_cid=|msclkid=)/i.test(to))
    return 'which tells others where the reader comes from (utm_…, fbclid …); take that off, from the “?” on'
  if (/\s|%20(?:$|[/?#])/.test(to)) return 'which has a space in it'
  if (/^[/#][^/]/.test(to) || to === '/') return findInternalUrlFault(to)
  if (/^(?:https?:\/\/)?(?:localhost|127\.|0\.0\.0\.0|192\.168\.|10\.)/i.test(to))
    return 'which only your own computer knows'
  if (/^(?:file:|[a-z]:[\\/]|\\\\)/i.test(to)) return `which ${onComputer}`
  if (/^https:\/\//.test(to)) return findExternalUrlFault(to)
  if (/^http:\/\//i.test(to)) return 'which is not encrypted; write https://'
  if (/^(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|ca|org|net|gc|qc)\b)/i.test(to))
    return 'which lacks https:// before it'
  if (/^[a-z]{2,6}:?\/{1,3}\w/i.test(to)) return 'which does not begin with https://'
  return undefined
}

// One or more addresses, with an optional query.
const mailAddress = '[^\\s@?,;:<>()]+@(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,}'
const mailAddresses = new RegExp(`^mailto:${mailAddress}(?:,${mailAddress})*(?:\\?\\S*)?$`, 'iu')

function findInternalUrlFault(to: string): string | undefined {
  if (/^\/404(?:\.html)?(?=[/?#]|$)/.test(to)) return 'the page for addresses that do not exist; lead to a real one'
  if (/\.(?:html?|mdx?|json|php)(?=[?#]|$)/i.test(to))
    return 'which has the ending of a file; addresses of pages have none'
  if (to.includes('\\')) return 'which has a backslash; addresses are written with /'
  return /\/\//.test(to) ? 'which has two slashes where one belongs' : undefined
}

const onComputer =
  'is a file on your own computer or office network; put it in content/downloads, and write /downloads/name.pdf'

function findExternalUrlFault(to: string): string | undefined {
  if (/^https:\/\/https?:?\/\//.test(to)) return 'which begins with https:// twice'
  const host = URL.canParse(to) ? new URL(to).hostname : ''
  if (!/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(host)) return 'which is no address of the web'
  return /^https:\/\/(?:[^/]*(?:\.{2}|,)|www\.[a-z-]+(?:[/?#]|$))/i.test(to)
    ? 'which is no address of the web'
    : undefined
}
