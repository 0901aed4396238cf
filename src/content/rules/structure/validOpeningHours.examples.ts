import type { RuleExamples } from '../examples'

const practice = (fields: Record<string, unknown>) => ({ changes: { 'content/practice.json': fields } })

export const examples: RuleExamples = {
  wrong: [
    { ...practice({ 'hours[0].closes': '08:00' }), message: ['hours[0].closes', 'not after opens, 09:00'] },
    { ...practice({ 'hours[0].closes': '09:00' }), message: 'hours[0].closes' },
    { ...practice({ 'hours[1].days': ['thursday', 'friday'] }), message: ['hours[1].days[0]', 'thursday'] },
    { ...practice({ 'supportHours[0].days': ['monday', 'monday'] }), message: 'supportHours[0].days[1]' },
    { ...practice({ 'hours[1].days': ['friday', 'saturday'] }), message: ['weekends', 'both hold'], level: 'notice' },
  ],
  right: [
    practice({ 'hours[1].days': ['friday', 'saturday'], weekends: undefined }),
    practice({
      hours: [
        { days: ['monday'], opens: '09:00', closes: '12:00' },
        { days: ['monday'], opens: '13:00', closes: '17:00' },
      ],
    }),
  ],
}
