import { sectionSchemas } from '../../../src/content/model'
import { files, reports } from '../../helpers/project'

const { home, facts } = files

reports('words without their French', { [home]: { 'sections[0].title.fr': undefined } }, [
  'content/pages/home.json, sections[0].title.fr: is missing; expected a text in quotation marks (Text shown to visitors).',
])

reports('words that are missing altogether, with an example', { [home]: { summary: undefined } }, [
  'content/pages/home.json, summary: is missing; expected words in both languages (One sentence about the page, shown on cards that link to it). Example: { "en": "About us", "fr": "À propos" }',
])

reports('empty words', { [home]: { 'name.en': ' ' } }, [
  'content/pages/home.json, name.en: must not be empty; write the words that a visitor reads.',
])

reports('an unknown section type', { [home]: { 'sections[1].type': 'stat' } }, [
  `content/pages/home.json, sections[1].type: is no section type that exists (given “stat”); expected one of ${Object.keys(sectionSchemas).join(', ')}; did you mean “stats”.`,
])

reports('an unknown field', { [home]: { 'sections[1].items[0].lable': 'x' } }, [
  'content/pages/home.json, sections[1].items[0].lable: is not a field here; did you mean “label”; check the spelling, or remove it.',
])

reports('too few items', { [home]: { 'sections[1].items': [] } }, [
  'content/pages/home.json, sections[1].items: must have at least 2 items; there are 0.',
])

reports('a number of items that must be exact', { 'content/advantages.json': { 'default.cards': [] } }, [
  'content/advantages.json, default.cards: must have exactly 3 items; there are 0.',
])

reports('a title too short for search results', { [home]: { 'seo.title.en': 'Home' } }, [
  'content/pages/home.json, seo.title.en: must have at least 30 characters; there are 4.',
])

reports('a fact with a name that copy cannot hold', { [facts]: { Clients: {} } }, [
  'content/facts.json, Clients: must be named in small letters, digits and hyphens, without braces, such as "corporate-hourly".',
])

reports('a picture that is only named', { [home]: { 'sections[0].picture': 'lines.png' } }, [
  'content/pages/home.json, sections[0].picture: must be { "src": "art/contours-1.png" } or { "stock": "photo-…" }, with "alt" in both languages unless it is decorative.',
])

reports('a link to nowhere', { [home]: { 'sections[3].actions[0].to': 'contact' } }, [
  'content/pages/home.json, sections[3].actions[0].to: must be the bare address of a page ("/contact"), a place on this page ("#pricing"), an https address, or "phone", "email" or "booking" (in the part of “Contact”).',
])
