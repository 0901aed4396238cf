import type { Rule } from '../../lib/validation'

/** What the contact form asks for, in its order. */
export const contactRules = {
  name: { required: true, format: 'plain', max: 100 },
  email: { required: true, format: 'email', max: 254 },
  // Agreeing to text messages needs a number to send them to.
  phone: { format: 'phone', max: 40, requiredWith: 'sms' },
  company: { format: 'plain', max: 120 },
  service: {},
  message: { required: true, min: 10, max: 4000 },
  reply: { required: true },
  sms: {},
} satisfies Record<string, Rule>
