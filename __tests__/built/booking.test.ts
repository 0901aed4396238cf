import { buildConsultationLink } from '../../src/content/links'
import { languages } from '../../src/config/languages'
import { canonicalPages, content } from '../helpers/site'

const { consultation } = content.practice

describe.each(languages)('a consultation in %s', language => {
  const booking = buildConsultationLink(content.practice, language)
  const names = Object.values(consultation).map(name => name[language])
  const pages = canonicalPages().filter(page => page.language === language)
  const offers = pages.map(({ path, $ }) => ({
    path,
    links: $('a')
      .map((_, link) => ({ name: $(link).text(), to: $(link).attr('href') ?? '' }))
      .get()
      .filter(({ name }) => names.includes(name)),
  }))

  it('is linked on every page', () => {
    expect(offers.filter(({ links }) => !links.length)).toEqual([])
  })

  it('has the same label and target everywhere: the calendar or the form, with a service', () => {
    const way = booking.to.replace(/service=.*/, 'service=')
    const strays = offers.flatMap(({ path, links }) =>
      links.filter(({ name, to }) => name !== booking.label || !to.startsWith(way)).map(link => ({ path, ...link })),
    )
    expect(strays).toEqual([])
  })
})
