import { collectNestedStrings } from '../../collectNestedStrings'
import type { Practice } from '../../model'
import type { Rule } from '../rule'
import { collectContentLinks, collectUrlFields, type FoundLink } from './collectContentLinks'

export const noSignInOnlyOrWrappedExternalLinks: Rule = {
  requirement:
    'External links lead to pages that every reader can open: no private document, mailbox or redirect service.',
  level: 'problem',
  check: input =>
    [...collectContentLinks(input), ...collectUrlFields(input), ...listProviderUrls(input.practice)].map(
      ({ file, field, line, to }) => {
        const fault = faults.find(({ places }) => places.test(to))
        return fault
          ? {
              file,
              field,
              line,
              ...(fault.level && { level: fault.level }),
              message: `leads to “${to}”, ${fault.message}`,
            }
          : undefined
      },
    ),
}

const ownFile = 'put a file in content/downloads and write /downloads/name.pdf, or lead to a page that is published'

function places(...addresses: string[]): RegExp {
  return new RegExp(`^https?://(?:${addresses.join('|')})`, 'i')
}

const faults: { places: RegExp; message: string; level?: 'notice' }[] = [
  {
    places: places(
      String.raw`docs\.google\.com/(?:\w+/)?(?:document|spreadsheets|presentation|drawings|forms)/(?:u/\d+/)?(?:d/)?(?!e/)[^/?#]+/?(?:(?:edit|copy)?(?:#.*)?$|(?:edit|copy)\?(?!.*usp=sharing))`,
      String.raw`drive\.google\.com/(?:drive|my-drive|(?:file/d/[^/]+/edit))`,
      String.raw`[\w-]+\.sharepoint\.com/(?!:\w:/)|onedrive\.live\.com/edit|(?:www\.)?dropbox\.com/(?:home|work|preview|personal)(?:/|$)`,
      String.raw`(?:mail|calendar|keep)\.google\.com/|outlook\.(?:office|live|office365)\.com/(?!book|owa/calendar/)|teams\.(?:microsoft|live)\.com/`,
      String.raw`[\w-]+\.slack\.com/(?:archives|client)|app\.slack\.com/|[\w.-]+/wp-admin(?:/|$)|app\.netlify\.com/|dash\.cloudflare\.com/`,
    ),
    message: `which opens only for you and those you have let in; ${ownFile}`,
  },
  {
    places: places(
      String.raw`docs\.google\.com/.*usp=sharing|drive\.google\.com/|[\w-]+\.sharepoint\.com/|onedrive\.live\.com/|1drv\.ms/|(?:www\.)?dropbox\.com/|(?:www\.|[\w-]+\.)?notion\.(?:so|site)/|trello\.com/|we\.tl/|wetransfer\.com/`,
    ),
    level: 'notice',
    message: `a place for files that are shared; see that everyone can open it, without signing in, or ${ownFile}`,
  },
  {
    places: places(String.raw`(?:[\w-]+\.)?zoom\.us/(?:j|s|my)/|meet\.google\.com/|whereby\.com/`),
    level: 'notice',
    message: 'a meeting, which readers cannot join at any time; lead to the page that says how to book one',
  },
  {
    places: places(
      String.raw`(?:[\w-]+\.)*(?:safelinks\.protection\.outlook\.com|urldefense\.com|urldefense\.proofpoint\.com)/`,
      String.raw`(?:www\.)?(?:google\.[a-z.]+/url\?|linkedin\.com/(?:safety/go|redir)|facebook\.com/l\.php)|l\.facebook\.com/`,
    ),
    message:
      'which goes through a mail program or a network; open it, and copy the address that the browser then shows',
  },
  {
    places: places(
      String.raw`(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|lnkd\.in|rebrand\.ly)/`,
      String.raw`(?:www\.)?(?:google|bing)\.[a-z.]+/search\?`,
    ),
    level: 'notice',
    message: 'which hides where it leads, or changes; open it, and copy the address of the page itself',
  },
]

function listProviderUrls({ providers }: Practice): FoundLink[] {
  return collectNestedStrings({ providers }).map(({ text, field }) => ({
    file: 'content/practice.json',
    field,
    to: text,
  }))
}
