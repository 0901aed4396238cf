/** A render tree with one paragraph, with a link at its end if given. */
export function paragraph(text: string, link?: { label: string; to: string }): Record<string, unknown> {
  const anchor = link ? [{ type: 'a', props: { href: link.to }, children: [link.label] }] : []
  return { children: [{ type: 'p', children: [text, ...anchor] }] }
}

/** A section’s intro with only a title. */
export const titled = (title: string): Queries.IntroFragment => ({ eyebrow: null, badge: null, title, text: null })

/** A link with its label. */
export const linkTo = (to: string, label: string): Queries.ActionFragment => ({ to, label, fullLoad: null })

/** A picture in two formats; decorative if `alt` is empty. */
export const pictureOf = (alt: string, name: string | null = null): Queries.CaptionedPictureFragment => ({
  original: null,
  alt,
  name,
  image: {
    layout: 'fullWidth',
    width: 1,
    height: 0.5,
    backgroundColor: '#102a2b',
    images: {
      fallback: { src: '/static/contours-640.png', srcSet: '/static/contours-640.png 640w', sizes: '100vw' },
      sources: [{ type: 'image/webp', srcSet: '/static/contours-640.webp 640w', sizes: '100vw' }],
    },
  },
})

/** An article card. */
export const articleCard: Queries.ArticleCardFragment = {
  path: '/blog/first',
  slug: 'first',
  title: 'The first article',
  excerpt: 'What the first article says.',
  articleCategory: 'corporate-law',
  articleCategoryName: 'Corporate matters',
  date: '2026-03-01',
  reviewed: '2026-11-20',
  readTime: 7,
  cover: null,
  picture: pictureOf(''),
}

/** A related page. */
export const relatedPage: Queries.RelatedPageFragment = {
  path: '/services/corporate-law',
  name: 'Corporate law',
  summary: 'From incorporation to sale.',
  kind: 'service',
  cover: null,
}

/** The practice fields of the layout. */
export const practice: NonNullable<Queries.LayoutSiteFragment['practice']> = {
  analyticsId: null,
  name: 'Practice',
  legalName: 'Practice Inc.',
  descriptor: 'Life sciences law',
  tagline: 'From bench to market',
  website: 'https://www.example.com',
  phone: '+15145550100',
  phoneLabel: '514\u00a0555-0100',
  email: 'hello@example.com',
  social: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/example' },
    { network: 'mastodon', url: 'https://mastodon.example/@practice' },
  ],
  privacyOfficer: { title: 'Privacy officer', email: 'privacy@example.com' },
}

/** Menus: two pages and two groups in the header, three columns and legal links in the footer. */
export const navigation: NonNullable<Queries.LayoutSiteFragment['navigation']> = {
  header: [
    { name: 'About', path: '/about', pages: [], newest: null },
    {
      name: 'Services',
      path: null,
      pages: [
        {
          name: 'Corporate law',
          path: '/services/corporate-law',
          line: 'Companies and contracts',
          price: 'From $2,500',
        },
        { name: 'Intellectual property', path: '/services/intellectual-property', line: null, price: null },
      ],
      newest: { label: 'New', name: 'Trial agreements', path: '/blog/trials', cover: null },
    },
    { name: 'Resources', path: null, pages: [{ name: 'Blog', path: '/blog', line: null, price: null }], newest: null },
    { name: 'Contact', path: '/contact', pages: [], newest: null },
  ],
  action: linkTo('/contact', 'Schedule consultation'),
  footer: [
    {
      name: 'Our services',
      pages: [
        { name: 'Corporate law', path: '/services/corporate-law' },
        { name: 'Intellectual property', path: '/services/intellectual-property' },
      ],
    },
    {
      name: 'Our resources',
      pages: [{ name: 'Blog', path: '/blog' }],
    },
    { name: 'Company', pages: [{ name: 'About', path: '/about' }] },
  ],
  searchPath: '/search',
  legal: [
    { name: 'Privacy policy', path: '/privacy-policy' },
    { name: 'Terms of service', path: '/terms-of-service' },
  ],
}

/** The page fields of layout and head. */
export const routed: Queries.LayoutPageFragment = {
  path: '/services/corporate-law',
  language: 'en',
  breadcrumb: [
    { name: 'Home', path: '/' },
    { name: 'Services', path: null },
    { name: 'Corporate law', path: null },
  ],
  alternates: [
    { hreflang: 'en', path: '/services/corporate-law' },
    { hreflang: 'fr', path: '/fr/services/corporate-law' },
    { hreflang: 'x-default', path: '/services/corporate-law' },
  ],
  head: {
    lang: 'en-CA',
    title: 'Corporate law | Practice',
    description: 'Corporate law for life sciences.',
    robots: 'index, follow',
    canonical: 'https://www.example.com/services/corporate-law',
  },
}

/** An article body with two sections, one subsection and two sources. */
export const text: Queries.ArticleBodyFragment = {
  body: paragraph('The law changes.'),
  headings: [
    { id: 'what-it-is', text: 'What it is', depth: 2 },
    { id: 'in-canada', text: 'In Canada', depth: 3 },
    { id: 'what-to-do', text: 'What to do', depth: 2 },
  ],
  pictures: [],
  sources: [
    {
      id: 'act',
      title: 'Patent Act',
      lang: null,
      publisher: 'Government of Canada',
      url: 'https://laws.example/patent-act',
      date: '2026',
    },
    {
      id: 'guide',
      title: 'Guide',
      lang: null,
      publisher: 'The Office',
      url: 'https://office.example/guide',
      date: 'May 2025',
    },
  ],
}

/** The data of an article’s header. */
export const articleHead: Queries.ArticleHeaderFragment = {
  language: 'en',
  title: 'Clinical trial agreements',
  excerpt: 'Who signs what.',
  articleCategoryName: 'Trials',
  date: '2026-03-01',
  reviewed: '2026-10-15',
  readTime: 9,
  picture: pictureOf(''),
  cover: null,
  breadcrumb: [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: 'Clinical trial agreements', path: null },
  ],
}

/** The data of a document’s header. */
export const documentHead: Queries.DocumentHeaderFragment = {
  category: 'legal',
  title: 'Privacy policy',
  summary: 'What we keep, and for how long.',
  changed: '2026-10-15',
  updatedLabel: null,
  checked: null,
  picture: pictureOf(''),
  reading: null,
  cover: null,
  breadcrumb: [
    { name: 'Home', path: '/' },
    { name: 'Privacy policy', path: null },
  ],
}
