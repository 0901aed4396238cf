import { languages } from '../../../config/languages'
import { collectNestedStrings } from '../../collectNestedStrings'
import type { Practice } from '../../model'
import type { ContentFinding, Findings, Rule } from '../rule'

const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']

const networks: Record<string, RegExp> = {
  linkedin: /(?:^|\.)linkedin\.com$/,
  x: /(?:^|\.)(?:x|twitter)\.com$/,
  youtube: /(?:^|\.)youtube\.com$/,
  bluesky: /(?:^|\.)bsky\.app$/,
}

export const plausiblePracticeSettings: Rule = {
  requirement:
    'The settings in practice.json are plausible: domain, postal address, founder, legal name, profile URLs, provider URLs and Google identifier.',
  level: 'problem',
  requiredParts: ['practice'],
  check: ({ practice, today }) =>
    [
      ...findSiteAndAddressProblems(practice),
      ...findFounderProblems(practice, today),
      findLegalNameProblems(practice),
      ...findProfileProblems(practice),
      ...findProviderProblems(practice),
    ].map(fault => fault && { ...fault, file: 'content/practice.json' }),
}

type Fault = Omit<ContentFinding, 'file'>

function findFounderProblems({ founder }: Practice, today: string): Findings<Fault> {
  const year = founder?.call?.year
  return [
    year && year > Number(today.slice(0, 4))
      ? {
          field: 'founder.call.year',
          message: `is ${year}, a year still to come; expected that of the call to the bar`,
        }
      : undefined,
    founder && /[[\]{}<>]|\b(?:first ?name|last ?name|prénom)\b/i.test(founder.name)
      ? {
          field: 'founder.name',
          message: `is “${founder.name}”, which still holds a place to be filled in; write the name, or null for the whole founder`,
        }
      : undefined,
  ]
}

function findSiteAndAddressProblems({ website, address }: Practice): Findings<Fault> {
  return [
    // `new URL` would accept and mend more, but every address of the site begins with these very characters.
    !/^https:\/\/[^/?#:@\\\s]+$/.test(website) || !isHost(new URL(website).hostname)
      ? {
          field: 'website',
          message: `is “${website}”; expected “https://” and the domain alone, without a path`,
          example: '"https://www.example.com"',
        }
      : undefined,
    address && !provinces.includes(address.region)
      ? { field: 'address.region', message: `is “${address.region}”; expected one of ${provinces.join(', ')}` }
      : undefined,
    address?.street && !address.postalCode
      ? {
          field: 'address',
          level: 'notice' as const,
          message: 'has a street without its postal code; write both, or leave out both',
          example: '"postalCode": "H2X 1Y4"',
        }
      : undefined,
    address?.postalCode && !address.street
      ? {
          field: 'address.postalCode',
          level: 'notice' as const,
          message: 'stands without a street, which it tells of; leave out both, or write both',
        }
      : undefined,
    address?.country === 'CA' && address.postalCode
      ? findPostalCodeProblems(address.postalCode, address.region)
      : undefined,
    address && !/^[A-Z]{2}$/.test(address.country)
      ? { field: 'address.country', message: `is “${address.country}”; expected two letters`, example: '"CA"' }
      : undefined,
  ]
}

const companyForms = {
  en: { partnership: /\b(?:LLP|L\.L\.P\.|LP|general partnership)\W*$/i, company: /\b(?:inc|ltd|corp|limited)\W*$/i },
  fr: {
    partnership: /(?:S\.?E\.?N\.?C(?:\.?R\.?L)?|société en nom collectif)\W*$/i,
    company: /\b(?:inc|ltée|limitée)\W*$/i,
  },
}

function findLegalNameProblems({ legalName }: Practice): Fault | undefined {
  const [en, fr] = languages.map(language => {
    const { partnership, company } = companyForms[language]
    return partnership.test(legalName[language]) ? 'partnership' : company.test(legalName[language]) && 'company'
  })
  return en && fr && en !== fr
    ? {
        field: 'legalName',
        level: 'notice',
        message: `is that of a ${en} in English and of a ${fr} in French; the practice is one of them`,
      }
    : undefined
}

// Excludes letters that no Canadian postal code uses; the first letter depends on the province.
const postalCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i
const firstLetters: Record<string, string> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJK',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NU: 'X',
  NT: 'X',
  YT: 'Y',
}

function findPostalCodeProblems(code: string, region: string): Fault | undefined {
  const field = 'address.postalCode'
  if (!postalCode.test(code))
    return { field, message: `is “${code}”, which no place in Canada has`, example: '"H2X 1Y4"' }
  return firstLetters[region]?.includes(code.charAt(0).toUpperCase()) === false
    ? { field, level: 'notice', message: `is “${code}”, a code of another province than ${region}; look at both` }
    : undefined
}

function findProfileProblems({ social }: Practice): Findings<Fault> {
  return social.map(({ network, url }, index) => {
    const field = `social[${index}].url`
    const { hostname, pathname } = new URL(url)
    if (!networks[network]?.test(hostname)) return { field, message: `is “${url}”, which is no profile on ${network}` }
    if (/^\/(?:watch|shorts|embed|playlist|posts?|feed|jobs|pulse|status|login|signup)(?:\/|$)/.test(pathname))
      return { field, message: `is “${url}”, which is no profile; open your profile and copy its address` }
    return pathname.length > 1
      ? undefined
      : { field, message: `is “${url}”, the front page of ${network}; expected your profile` }
  })
}

function findProviderProblems({ providers }: Practice): Findings<Fault> {
  const id = providers.analyticsId
  return [
    id && (!/^(?:G|GT|AW|DC)-[A-Z0-9]{6,14}$/.test(id) || /^\w+-X+$/.test(id))
      ? {
          field: 'providers.analyticsId',
          message: `is “${id}”, which is no identifier of Google Analytics`,
          example: '"G-AB12CD34EF"',
        }
      : undefined,
    ...collectNestedStrings(providers).map(({ text, field }) =>
      /your[-_ ]|xxxx|placeholder|todo|[<>{}[\]]/i.test(text)
        ? {
            field: `providers.${field}`,
            message: `is “${text}”, which still holds a place to be filled in; write the address that the provider gave you`,
          }
        : undefined,
    ),
    ...collectNestedStrings(providers).map(({ text, field }) =>
      text.startsWith('https:') && !isHost(new URL(text).hostname)
        ? { field: `providers.${field}`, message: `is “${text}”, which is no address of the web` }
        : undefined,
    ),
  ]
}

function isHost(hostname: string): boolean {
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname)
}
