import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/pages/home.json': { 'sections[3].actions[0].label.en': 'Contact us '.repeat(8).trim() } },
      message: 'its place holds',
    },
    {
      changes: { 'content/pages/home.json': { 'sections[0].title.en': 'Counsel for laboratories '.repeat(4).trim() } },
      message: 'its place holds 75',
    },
    {
      changes: { 'content/pages/home.json': { 'name.fr': 'La page d’accueil '.repeat(4).trim() } },
      message: 'its place holds',
    },
    {
      changes: { 'content/practice.json': { 'name.fr': 'Tremblay, Nguyen, Lavoie et Bélanger, avocates inc.' } },
      message: 'its place holds',
      level: 'notice',
    },
    {
      en: `## ${'What the sponsor asks '.repeat(5)}of {{practice.name}}\n\nIt is read.`,
      in: ['paragraph'],
      message: 'its place holds',
      level: 'notice',
    },
    { en: `## ${'What the sponsor asks '.repeat(9)}\n\nIt is read.`, in: ['paragraph'], message: 'its place holds' },
  ],
  right: [
    {
      changes: {
        'content/pages/home.json': {
          'sections[0].title.en': 'Counsel for laboratories, their founders and the investors behind them',
        },
      },
    },
    { changes: { 'content/pages/home.json': { 'sections[3].actions[0].label.en': 'Book a first consultation' } } },
  ],
}
