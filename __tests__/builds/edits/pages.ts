import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../../src/config/languages'
import { renameRoute } from '../../../src/commands/rename'
import type { GlossaryTerm, Navigation, Page, Practice } from '../../../src/content/model'
import { json, redirect, remove, text, type Edit } from './files'

interface Category {
  id: string
  name: Record<Language, string>
}

/** The routes of the service pages. */
const services = (root: string) =>
  readdirSync(join(root, 'content/pages/services')).map(name => `/services/${name.replace(/\.json$/, '')}`)

/** The hero of a page, which must be its first section. */
function hero(page: Page) {
  const [first] = page.sections
  if (first?.type !== 'hero') throw new Error('The first section of the page is not a hero.')
  return first
}

/** A minimal PDF file. */
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n'

/** Edits of pages, categories, menus and files; all apply to the same site. */
export const pageEdits: Edit[] = [
  {
    what: 'a page renamed, with its redirect',
    apply: root => {
      const { lines, failed } = renameRoute(root, [services(root)[0] ?? '', '/services/renamed-by-its-owner'])
      if (failed) throw new Error(lines.join('\n'))
    },
  },
  {
    what: 'a page deleted, with its redirect',
    apply: root => {
      const [kept = '', gone = ''] = services(root)
        .reverse()
        .filter(route => !route.endsWith('renamed-by-its-owner'))
      // Removed from menus first: otherwise a menu with both pages would list the other one twice.
      json<Navigation>(root, 'content/navigation.json', navigation => {
        for (const entry of [...navigation.header, ...navigation.footer])
          if (typeof entry !== 'string') entry.pages = entry.pages.filter(route => route !== gone)
      })
      json<Page>(root, 'content/pages/sitemap.json', page => {
        for (const section of page.sections)
          if (section.type === 'linkGroups')
            for (const group of section.groups) group.to = group.to.filter(route => route !== gone)
      })
      remove(root, `content/pages${gone}.json`, gone, kept)
      for (const file of readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })) {
        if (!/\.(json|mdx)$/.test(file) || /translations|headings/.test(file)) continue
        const before = readFileSync(join(root, 'content', file), 'utf8')
        writeFileSync(
          join(root, 'content', file),
          before.replaceAll(gone.replace('/services/', 'service='), kept.replace('/services/', 'service=')),
        )
      }
    },
  },
  {
    what: 'a new page',
    apply: root => {
      cpSync(join(root, 'content/pages/industries.json'), join(root, 'content/pages/laboratories.json'))
      json<Page>(root, 'content/pages/laboratories.json', page => {
        page.name = { en: 'Laboratories', fr: 'Laboratoires' }
        page.summary = {
          en: 'What a laboratory asks of its counsel.',
          fr: 'Ce qu’un laboratoire attend de ses juristes.',
        }
        page.seo.title = { en: 'Law for laboratories in Montréal', fr: 'Le droit des laboratoires à Montréal' }
        const description = page.seo.description
        page.seo.description = {
          en: `Laboratories: ${description.en}`.slice(0, 150).replace(/\s\S*$/, '.'),
          fr: `Laboratoires\u00a0: ${description.fr}`.slice(0, 150).replace(/\s\S*$/, '.'),
        }
        hero(page).title = { en: 'Law for the bench and beyond', fr: 'Le droit, de la paillasse au marché' }
      })
    },
  },
  {
    what: 'a heading of a page reworded, in one language',
    apply: root =>
      json<Page>(root, 'content/pages/about.json', page => {
        const reworded = hero(page)
        reworded.title = { ...reworded.title, fr: 'Nous écrivons le droit des sciences de la vie' }
      }),
  },
  {
    what: 'a longer hero text and another card on the home page, and another question',
    apply: root => {
      const longer = {
        en: ' Write to us before you sign.',
        fr: ' Écrivez-nous avant de signer.',
      }
      json<Page>(root, 'content/pages/home.json', page => {
        const { lead } = hero(page)
        for (const language of languages) lead[language] += longer[language]
        const cards = page.sections.find(section => section.type === 'cards')
        const [card] = cards?.items ?? []
        if (!card) throw new Error('The home page has no cards.')
        const title = { en: 'Letters before action', fr: 'Mises en demeure' }
        cards?.items.push({ ...card, title, link: { ...card.link, to: '/contact' } as typeof card.link })
      })
      json<Page>(root, 'content/pages/faq.json', page => {
        const questions = page.sections.find(section => section.type === 'accordion')
        questions?.items.push({
          id: 'first-letter',
          question: { en: 'Who writes the first letter?', fr: 'Qui écrit la première lettre?' },
          markdown: {
            en: 'You do: tell us [what happened](/contact), and when.',
            fr: 'Vous\u00a0: dites-nous [ce qui s’est passé](/contact), et quand.',
          },
        })
      })
    },
  },
  {
    what: 'a new glossary term',
    apply: root => {
      const [first = ''] = readdirSync(join(root, 'content/terms'))
      cpSync(join(root, 'content/terms', first), join(root, 'content/terms/letter-before-action.json'))
      json<GlossaryTerm>(root, 'content/terms/letter-before-action.json', term => {
        const { asOf, reviewBy, source } = term
        for (const field of Object.keys(term)) delete term[field as keyof typeof term]
        Object.assign(term, {
          term: { en: 'letter before action', fr: 'mise en demeure' },
          definition: {
            en: 'A letter that asks for what is owed before a court is asked for it. It names the debt, the day by which it is to be paid, and what follows if it is not.',
            fr: 'Lettre qui réclame ce qui est dû avant que le tribunal en soit saisi. Elle nomme la dette, le jour où elle doit être payée et ce qui suit à défaut de paiement.',
          },
          source,
          asOf,
          reviewBy,
        })
      })
    },
  },
  {
    what: 'a category renamed, another added, and another removed from the list and from its articles',
    apply: root => {
      json<Category[]>(root, 'content/categories.json', categories => {
        categories[0]!.name = { en: 'Shared Counsel', fr: 'Direction juridique partagée' }
        categories.push({ id: 'privacy-law', name: { en: 'Privacy Law', fr: 'Vie privée' } })
        const { id: gone } = categories.splice(1, 1)[0]!
        const kept = categories[1]!.id
        for (const name of readdirSync(join(root, 'content/articles')))
          for (const language of languages) {
            const file = `content/articles/${name}/${language}.mdx`
            if (readFileSync(join(root, file), 'utf8').includes(`\ncategory: ${gone}\n`))
              text(root, file, text => text.replace(`\ncategory: ${gone}\n`, `\ncategory: ${kept}\n`))
          }
      })
    },
  },
  {
    what: 'a PDF to download, from a text and from a button',
    apply: root => {
      mkdirSync(join(root, 'content/downloads'))
      writeFileSync(join(root, 'content/downloads/trial-checklist.pdf'), pdf)
      const added = {
        en: 'Keep our [checklist for trials](/downloads/trial-checklist.pdf) at hand.',
        fr: 'Gardez notre [liste de contrôle des essais](/downloads/trial-checklist.pdf) à portée de main.',
      }
      for (const language of languages)
        text(root, `content/documents/ip-protection-guide/${language}.mdx`, text =>
          text.replace(/^## /m, `${added[language]}\n\n## `),
        )
      json<Page>(root, 'content/pages/about.json', page => {
        const label = { en: 'Take the checklist with you', fr: 'Emporter la liste de contrôle' }
        hero(page).actions?.splice(1, 2, { label, to: '/downloads/trial-checklist.pdf' })
      })
    },
  },
  {
    what: 'a photo of the stock host',
    apply: root => {
      json<Practice>(root, 'content/practice.json', ({ providers }) => {
        providers.stockPhotos = 'https://images.unsplash.com'
      })
      json<Page>(root, 'content/pages/about.json', page => {
        hero(page).picture = { stock: 'photo-1532187863486-abf9dbad1b69' }
      })
    },
  },
  { what: 'a redirect from an old path', apply: root => redirect(root, '/team', '/about') },
]
