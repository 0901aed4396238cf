import { files, problemsWith, put, reports } from '../../helpers/project'

const { home, article, facts } = files

reports('French typography in a text, with its line', { [article.fr]: put('vient d’abord', "vient d'abord") }, [
  "content/articles/trials/fr.mdx:22: has a straight apostrophe; French uses ’ (near “contrat vient d'abord.”).",
])

reports('French typography in an attribute', { [article.fr]: put('caption="Un dessin"', 'caption="Un dessin !"') }, [
  'content/articles/trials/fr.mdx:30: has a space before “;”, “!” or “?”; use none, or a narrow one (U+202F) (near “Un dessin !”).',
])

reports('French typography in front matter', { [article.fr]: put('name: "Entente d’', 'name: "Entente d\'') }, [
  "content/articles/trials/fr.mdx, name: has a straight apostrophe; French uses ’ (near “Entente d'essai”).",
])

it('accepts a straight apostrophe and a plain colon in English', () => {
  expect(problemsWith({ [home]: { 'sections[0].title.en': "Counsel: it's here" } })).toEqual([])
})

reports('a reserved word, whatever its capitals', { [facts]: { 'clients.claim.en': 'Served by an Expert.' } }, [
  'content/facts.json, clients.claim.en: says “Expert”, which a law practice may not say of itself.',
])

it('checks quotations by the rules of their language', () => {
  const foreign = '<Foreign lang="en">due diligence: it\'s done</Foreign>'
  expect(
    problemsWith({
      [article.fr]: put('vient d’abord', `(${foreign}) vient d’abord`),
      [home]: { 'sections[2].items[1].markdown.fr': `Une étape (${foreign}).` },
    }),
  ).toEqual([])
})

reports(
  'a word of the other language that is not the term there',
  { [article.en]: put('comes first', '(<Foreign lang="fr">secret d’affaires</Foreign>) comes first') },
  [
    'content/articles/trials/en.mdx:22: says “secret d’affaires”; the term is “secret commercial”; if these words are right here, list them under “except” in content/glossary.json.',
  ],
)

it('accepts a reserved word within a longer word and in a URL', () => {
  expect(
    problemsWith({
      [home]: {
        'sections[0].lead.en': 'Our expertise, and expert-led work.',
        'sections[2].items[1].markdown.en': '[The paper](https://www.example.org/expert).',
      },
    }),
  ).toEqual([])
})
