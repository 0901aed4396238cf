import type { SectionProps } from '../../src/site/components/sections/types'

/** The page prop of sections: the second breadcrumb item, with the practice’s channels. */
export const page: SectionProps<never>['page'] = {
  path: '/services/corporate-law',
  name: 'Corporate law',
  breadcrumb: [
    { name: 'Home', path: '/' },
    { name: 'Services', path: null },
    { name: 'Corporate law', path: null },
  ],
  practice: {
    phone: '+15145550100',
    phoneLabel: '514 555-0100',
    email: 'hello@example.com',
    booking: { label: 'Request a consultation', to: '/contact?service=consultation#form', fullLoad: null },
  },
}
