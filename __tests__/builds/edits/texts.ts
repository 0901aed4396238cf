import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../../src/config/languages'
import { renameRoute } from '../../../src/commands/rename'
import { dayAfter, remove, text, type Edit } from './files'

const folder = 'content/articles'

const firstMonth = 'first-month-with-counsel'
const secondMonth = 'second-month-with-counsel'
const added = [firstMonth, secondMonth]

/** Articles that are not featured, shortest first, so that edits can add text without exceeding limits. */
function plainArticles(root: string): string[] {
  const featured = /"featured": "([^"]*)"/.exec(readFileSync(join(root, 'content/pages/blog.json'), 'utf8'))?.[1]
  const names = readdirSync(join(root, folder)).filter(
    name => name !== featured && !added.includes(name) && existsSync(join(root, folder, name, 'en.mdx')),
  )
  if (names.length < 3) throw new Error('There are fewer than three articles besides the featured one.')
  const size = (name: string) =>
    Math.max(...languages.map(language => statSync(join(root, folder, name, `${language}.mdx`)).size))
  return names.sort((one, other) => size(one) - size(other))
}
const first = (root: string) => plainArticles(root)[0] ?? ''

/** Changes an article in both languages. */
const inBoth = (root: string, name: string, change: (text: string, language: Language) => string) =>
  languages.forEach(language => text(root, `${folder}/${name}/${language}.mdx`, text => change(text, language)))

/** Copies an article under a new slug and changes its text. */
function addArticle(root: string, slug: string, change: (text: string, language: Language) => string): void {
  cpSync(join(root, folder, first(root)), join(root, folder, slug), { recursive: true })
  inBoth(root, slug, change)
}

const colon: Record<Language, string> = { en: ':', fr: '\u00a0:' }

const withTitle = (text: string, title: string, language: Language) =>
  text
    .replace(/^title: .*$/m, `title: "${title}"`)
    .replace(/^name: .*$/m, `name: "${title}"`)
    .replace(/^( +title): .*$/m, `$1: "${title}"`)
    .replace(/^excerpt: ".{45}/m, `excerpt: "${title}${colon[language]} `)
    .replace(/^( +description): ".{45}/m, `$1: "${title}${colon[language]} `)

const addedSections = {
  en: `
## Three ways to begin, side by side

| Way     | First step       | Who decides |
| ------- | ---------------- | ----------- |
| Trial   | One month        | The founder |
| Project | One transaction  | The board   |

<Figure src="art/river-1.png" alt="Lines that run like a river" caption="How mandates branch" />

<Callout title="Before you choose">

Ask who answers while your <Term fr="promoteur">sponsor</Term> is away.

</Callout>
`,
  fr: `
## Trois façons de commencer, côte à côte

| Façon  | Première étape      | Qui décide               |
| ------ | ------------------- | ------------------------ |
| Essai  | Un mois             | La fondatrice            |
| Projet | Une seule opération | Le conseil               |

<Figure src="art/river-1.png" alt="Des lignes qui courent comme une rivière" caption="Comment les mandats se ramifient" />

<Callout title="Avant de choisir">

Demandez qui répond pendant l’absence de votre <Term en="sponsor">promoteur</Term>.

</Callout>
`,
}

const withAddedSections = (text: string, language: Language) => `${text.trimEnd()}\n${addedSections[language]}`

/** Edits of articles; all apply to the same site. */
export const textEdits: Edit[] = [
  {
    what: 'an article renamed, with its redirect',
    apply: root => {
      const { lines, failed } = renameRoute(root, [`/blog/${plainArticles(root)[1]}`, '/blog/renamed-by-its-owner'])
      if (failed) throw new Error(lines.join('\n'))
    },
  },
  {
    what: 'an article deleted, with its redirect',
    apply: root => {
      const name = plainArticles(root).filter(name => name !== 'renamed-by-its-owner')[1] ?? ''
      remove(root, `${folder}/${name}`, `/blog/${name}`, `/blog/${first(root)}`)
    },
  },
  {
    what: 'a new article with a table, a figure, a callout and glossary terms',
    apply: root =>
      addArticle(root, firstMonth, (text, language) =>
        withAddedSections(
          withTitle(
            text,
            { en: 'Your first month with shared counsel', fr: 'Votre premier mois avec nos juristes' }[language],
            language,
          ),
          language,
        ),
      ),
  },
  {
    what: 'an article with a future date',
    apply: root =>
      addArticle(root, secondMonth, (text, language) =>
        withTitle(
          text,
          { en: 'Your second month with shared counsel', fr: 'Votre deuxième mois avec nos juristes' }[language],
          language,
        ).replace(/^date: .*$/m, `date: ${dayAfter(30)}`),
      ),
  },
  {
    what: 'a reworded heading, with a link to its recorded id',
    apply: root => {
      const reworded = { en: 'What changes in the first weeks', fr: 'Ce qui change dès les premières semaines' }
      const words = { en: 'the first weeks', fr: 'les premières semaines' }
      const recordedIds = JSON.parse(readFileSync(join(root, 'content/headings.json'), 'utf8')) as Record<
        string,
        Record<Language, string[]>
      >
      inBoth(root, first(root), (text, language) => {
        const id = recordedIds[`${folder}/${first(root)}`]?.[language][0]?.split('=').at(-1)
        return text.replace(
          /^## .*$/m,
          `## ${reworded[language]}\n\n${{ en: 'Read also', fr: 'Lisez aussi' }[language]} [${words[language]}](#${id}).`,
        )
      })
    },
  },
  {
    what: '« le meilleur » in a sentence that is not a claim',
    apply: root => {
      const added = { en: 'Choose the right moment to begin.', fr: 'Choisissez le meilleur moment pour commencer.' }
      inBoth(root, first(root), (text, language) => text.replace(/^## /m, `${added[language]}\n\n## `))
    },
  },
]

/** Alternative edits; all apply to the same site. */
export const alternativeTextEdits: Edit[] = [
  {
    what: 'another publication date of an article',
    apply: root => inBoth(root, first(root), text => text.replace(/^date: .*$/m, 'date: 2024-03-04')),
  },
]
