import {
  fillPlaceholdersAndDownloadNotes,
  fillPlaceholdersAndDownloadNotesOrMaskUnknown,
  type PlaceholderContext,
} from '../../../src/content/facts/placeholders'
import { findPlaceholderProblems } from '../../../src/content/facts/findPlaceholderProblems'
import type { Fact } from '../../../src/content/model/facts'
import { facts, practice } from '../../helpers/project/single'

const known: PlaceholderContext = { facts, practice }

describe('fillPlaceholdersAndDownloadNotes', () => {
  it.each([
    ['From {{starter-price}} a month', 'From $5,000 a month', 'From 5\u00a0000\u00a0$ a month'],
    ['{{ starter-price }}', '$5,000', '5\u00a0000\u00a0$'],
    ['{{starter-price:yearly}}', '$60,000', '60\u00a0000\u00a0$'],
    ['{{starter-price:yearly:short}}', '$60K', '60\u00a0000\u00a0$'],
    ['{{starter-price:asof}}', 'November 1, 2026', '1er novembre 2026'],
    [
      '{{saving}} {{saving:against}}',
      '60–70% against a full-time hire',
      '60\u00a0à\u00a070\u00a0% par rapport à un poste à temps plein',
    ],
    ['{{practice.name}}', 'Atelier Law', 'Cabinet Atelier'],
    ['{{practice.phone}}', '514\u00a0555-0100', '514\u00a0555-0100'],
    ['{{practice.email}}', 'hello@example.com', 'hello@example.com'],
    ['{{practice.privacyOfficer.title}}', 'Privacy officer', 'Responsable'],
    ['{{practice.social.0.network}}', 'linkedin', 'linkedin'],
    [
      '{{practice.address}}',
      '1000, rue Example, Montréal (QC) H0H\u00a00H0',
      '1000, rue Example, Montréal (QC) H0H\u00a00H0',
    ],
  ])('fills %s', (text, english, french) => {
    expect(fillPlaceholdersAndDownloadNotes(text, known, 'en')).toBe(english)
    expect(fillPlaceholdersAndDownloadNotes(text, known, 'fr')).toBe(french)
  })

  it.each([
    ['{{clients}} clients', 'Plus de\u00a0150 clients'],
    ['Nous servons {{clients}} clients', 'Nous servons plus de\u00a0150 clients'],
    ['Oui. {{clients}} clients', 'Oui. Plus de\u00a0150 clients'],
    ['Art. 5 : {{clients}} clients', 'Art. 5 : plus de\u00a0150 clients'],
    ['- {{clients}} clients\n- **{{clients}}** clients', '- Plus de\u00a0150 clients\n- **Plus de\u00a0150** clients'],
    ['| Taille | {{clients}} |', '| Taille | Plus de\u00a0150 |'],
    ['Clients ({{clients}}), soit « {{clients}} »', 'Clients (plus de\u00a0150), soit « plus de\u00a0150 »'],
    ['{{clients:plain}} clients', '150 clients'],
  ])('capitalizes a fact at the start of a sentence in %s', (text, french) => {
    const many = { ...known, facts: { ...facts, clients: { ...facts['clients']!, value: 150, atLeast: true } as Fact } }
    expect(fillPlaceholdersAndDownloadNotes(text, many, 'fr')).toBe(french)
  })

  it('shows decided terms of engagement and lists undecided ones', () => {
    const say = (en: string) => ({ en, fr: en })
    const terms = {
      invoices: say('Each month'),
      payment: say('when they are due'),
      deposit: say('the deposit'),
      extraHours: say('At our rate'),
      unusedHours: say('They are kept'),
      notice: say('our notice'),
    }
    const fill = (undecided: NonNullable<(typeof practice)['terms']>['undecided']) =>
      fillPlaceholdersAndDownloadNotes(
        '- **Invoices:** {{practice.terms.invoices}}\n- **Notice:** {{practice.terms.notice}}\n\nYour letter sets {{practice.terms.undecided}}.',
        { ...known, practice: { ...practice, terms: { ...terms, undecided } } },
        'en',
      )
    expect(fill(['payment', 'deposit', 'notice'])).toBe(
      '- **Invoices:** Each month\n\n\nYour letter sets when they are due, the deposit and our notice.',
    )
    expect(fill([])).toBe('- **Invoices:** Each month\n- **Notice:** our notice\n')
  })

  it('fills facts inside “:against”', () => {
    const against = { en: 'less than {{starter-price}}', fr: 'moins de {{starter-price}}' }
    const compared = { ...known, facts: { ...facts, saving: { ...facts['saving']!, against } } }
    expect(fillPlaceholdersAndDownloadNotes('{{saving:against}}', compared, 'en')).toBe('less than $5,000')
  })

  it('does not recurse endlessly when a fact’s “against” names itself', () => {
    const against = { en: 'than {{saving:against}}', fr: 'que {{saving:against}}' }
    const circular = { ...known, facts: { ...facts, saving: { ...facts['saving']!, against } } }
    expect(fillPlaceholdersAndDownloadNotes('{{saving:against}}', circular, 'en')).toBe('than ')
  })

  it.each(['{{unknown}}', '{{practice.fax}}', '{{practice.social}}', '{starter-price}', '{{starter-price}'])(
    'does not replace %s',
    text => expect(fillPlaceholdersAndDownloadNotes(text, known, 'en')).toBe(text),
  )

  it('uses the area served if there is no address, and the city alone if there is no street', () => {
    const silent = { ...known, practice: { ...practice, address: null } }
    expect(fillPlaceholdersAndDownloadNotes('{{practice.address}}', silent, 'en')).toBe(practice.areaServed.en)
    const city = { city: 'Montréal', region: 'QC', country: 'CA' }
    expect(
      fillPlaceholdersAndDownloadNotes(
        '{{practice.address}}',
        { ...known, practice: { ...practice, address: city } },
        'en',
      ),
    ).toBe('Montréal (QC)')
  })
})

it('fillPlaceholdersAndDownloadNotesOrMaskUnknown replaces unknown names by an ellipsis', () => {
  expect(fillPlaceholdersAndDownloadNotesOrMaskUnknown('From {{starter-price}} to {{no-price}}', known, 'en')).toBe(
    'From $5,000 to …',
  )
})

describe('findPlaceholderProblems', () => {
  it.each([
    ['From {{starter-price}} to {{ starter-price:yearly }}', []],
    ['{{practice.name}} and {{practice.social.0.url}}', []],
    ['{{starter}}', ['names the fact {{starter}}, which is not in content/facts.json']],
    ['{starter-price}}', ['has “{{” or “}}” without the other; a fact is written {{its-name}}']],
  ])('for %s returns %j', (text, problems) => {
    expect(findPlaceholderProblems(text, known, 'en')).toEqual(problems)
  })
})
