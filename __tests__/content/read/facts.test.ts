import { legalFigureFact } from '../../helpers/facts'
import { contentWith, files, problemsWith, put, reading, reports } from '../../helpers/project'

const { home, article } = files

reports('a fact that does not exist in an article', { [article.fr]: put('{{starter-price}}', '{{started-price}}') }, [
  'content/articles/trials/fr.mdx:26: names the fact {{started-price}}, which is not in content/facts.json; did you mean “starter-price”.',
])

reports('a form that no fact has', { [home]: { 'sections[0].lead.en': '{{clients:shrot}}' } }, [
  'content/pages/home.json, sections[0].lead.en: names {{clients:shrot}}, but the fact “clients” has no modifier “:shrot”; the modifiers are “:short”, “:yearly”, “:plain”, “:against”, “:asof”.',
])

reports(
  'forms that this fact has not',
  { [home]: { 'sections[0].lead.en': '{{clients:yearly}}, {{clients:against}}' } },
  [
    'content/pages/home.json, sections[0].lead.en: names {{clients:yearly}}, but the fact “clients” is not a price per month, so it has no modifier “:yearly”.',
    'content/pages/home.json, sections[0].lead.en: names {{clients:against}}, but the fact “clients” does not say what it is measured against, so it has no modifier “:against”.',
  ],
)

reports('a fact measured against itself', { [files.facts]: { 'saving.against.en': 'less than {{saving:against}}' } }, [
  'content/facts.json, saving.against.en: names {{saving:against}}, but the fact “saving” names “:against” in its own “against”; write the words out there.',
])

reports('a value that the practice has not', { [home]: { 'sections[0].lead.en': 'Fax: {{practice.fax}}' } }, [
  'content/pages/home.json, sections[0].lead.en: names {{practice.fax}}, which is not a value of content/practice.json.',
])

reports('a form of a value of the practice', { [home]: { 'sections[0].lead.en': '{{practice.name:short}}' } }, [
  'content/pages/home.json, sections[0].lead.en: names {{practice.name:short}}, which is not a value of content/practice.json.',
])

reports('braces that do not close', { [home]: { 'sections[0].lead.en': 'From {{starter-price}.' } }, [
  'content/pages/home.json, sections[0].lead.en: has “{{” or “}}” without the other; a fact is written {{its-name}}.',
])

reports('an unknown fact in front matter', { [article.en]: put('name: "Trial', 'name: "{{client}} trial') }, [
  'content/articles/trials/en.mdx, name: names the fact {{client}}, which is not in content/facts.json; did you mean “clients”.',
])

it('fills in facts in front matter', () => {
  const content = contentWith({ [article.en]: put('name: "Trial', 'name: "{{clients}} trial') })
  expect(content.texts.find(({ file }) => file === article.en)?.frontMatter.name).toBe('150+ trial agreements')
})

reports('a kind of fact that does not exist', { [files.facts]: { 'clients.kind': 'laws' } }, [
  'content/facts.json, clients.kind: must be one of “practice”, “law”; did you mean “law”.',
])

it('does not report a typed amount that equals a legal figure fact', () => {
  const changes = {
    [files.facts]: { fine: legalFigureFact({ value: 7500, asOf: reading.today }) },
    [article.en]: put('{{starter-price}} a month', '$7,500, or {{fine}}'),
    [article.fr]: put('{{starter-price}} par mois', '7\u00a0500\u00a0$, soit {{fine}}'),
  }
  expect(problemsWith(changes)).toEqual([])
})
