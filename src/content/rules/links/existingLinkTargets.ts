import { languages } from '../../../config/languages'
import { formatDidYouMeanHint } from '../../language/didYouMean'
import { splitLanguageAndRoute, stripQueryAndHash } from '../../../shared/paths'
import { isDownloadPath } from '../../../shared/downloads'
import type { CheckInput } from '../../read/checkInput'
import type { Rule } from '../rule'
import { followRedirects } from './followRedirects'
import { isUrlSafeDownloadPath } from '../files/smallPdfDownloadsWithUrlSafeNames'
import { findUrlFault } from './findUrlFault'
import { isOwnSiteUrl } from './noDomainInInternalLinks'
import { isInternalLink, collectContentLinks, type FoundLink } from './collectContentLinks'
import { collectAnchorsByRouteAndLanguage, type AnchorsByRouteAndLanguage } from './anchors'

export const existingLinkTargets: Rule = {
  requirement: 'An internal link leads to an existing page and, if it names one, to an existing section of it.',
  level: 'problem',
  requiredParts: ['practice', 'redirects', 'headingIds'],
  check: input => {
    const isHeld = ({ file }: { file: string }) => input.unpublished.some(text => text.file === file)
    const published = collectAnchorsByRouteAndLanguage({
      ...input,
      mdxFiles: input.mdxFiles.filter(body => !isHeld(body)),
    })
    const all = collectAnchorsByRouteAndLanguage(input)
    const told = new Set(
      input.jsonFiles.flatMap(({ file, problems }) => problems.map(({ field }) => `${file} ${field ?? ''}`)),
    )
    return collectContentLinks(input)
      .filter(link => isInternalLink(link) && !findUrlFault(link.to) && !isOwnSiteUrl(link.to, input.practice))
      .filter(({ file, field }) => !told.has(`${file} ${field ?? ''}`))
      .map(link => {
        const fault = findLinkFault(link, isHeld(link) ? all : published, input)
        return fault ? { file: link.file, line: link.line, field: link.field, ...fault } : undefined
      })
  },
}

function findLinkFault(
  { to, from, language }: FoundLink,
  places: AnchorsByRouteAndLanguage,
  { unpublished, redirects, downloads }: CheckInput,
): LinkFault | undefined {
  if (!/^[/#]/.test(to))
    return createLinkFault(to, 'which is no address; a page begins with “/”, an outside one with “https://”')
  if (isDownloadPath(to)) return findDownloadFault(to.replace(/#.*$/, ''), Object.keys(downloads))
  const route = to.startsWith('#') ? (from ?? '') : stripQueryAndHash(to)
  if (splitLanguageAndRoute(route).route !== route)
    return createLinkFault(to, 'but links are written bare, without language and without a slash at the end')
  if (places.has(route) && !places.get(route)) return undefined
  const known = places.get(route)
  const waiting = unpublished.find(text => text.route === route)
  if (!known && waiting) return createLinkFault(to, `an article that is left out of the build: it ${waiting.reason}`)
  const moved = followRedirects(route, redirects)
  // Circles are reported by validRedirectSources.
  if (!known && !moved) return undefined
  if (!known && moved && moved !== route)
    return createLinkFault(to, `an address that is redirected; write the new one, “${moved}”`)
  if (!known) return createLinkFault(to, `a page that does not exist${formatDidYouMeanHint(route, [...places.keys()])}`)
  const place = to.split('#')[1]
  const lacking = (language ? [language] : languages).find(language => place && !known[language].has(place))
  if (!place || !lacking) return undefined
  const there = [...known[lacking]]
  const fault = createLinkFault(to, `but that page has no place “#${place}”${formatDidYouMeanHint(place, there)}`)
  return { ...fault, example: there.length ? `"${to.split('#')[0]}#${there[0]}"` : undefined }
}

interface LinkFault {
  message: string
  example?: string
}

function createLinkFault(to: string, fault: string): LinkFault {
  return { message: `leads to “${to}”, ${fault}`, example: '"/contact"' }
}

function findDownloadFault(address: string, known: string[]): LinkFault | undefined {
  if (known.includes(address)) return undefined
  const fault = createLinkFault(
    address,
    `a file that is not in content/downloads${formatDidYouMeanHint(address, known)}`,
  )
  const example = known.find(isUrlSafeDownloadPath)
  return { ...fault, example: example && `"${example}"` }
}
