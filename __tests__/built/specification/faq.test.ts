import { describePage, existing, readPage } from '../../helpers/specification'

describePage('the questions', '/faq', language => {
  const { $, to, words, each, hrefs, cards, closing } = readPage('/faq', language)

  const sections = ['fractional-general-counsel', 'legal-services', 'regulatory-compliance'] as const

  it.each(sections)('about %s each have an answer', id => {
    const questions = $(`#${id} details`)
    expect(questions.length).toBeGreaterThanOrEqual(2)
    for (const question of questions.get().map(element => $(element))) {
      expect(words(question.find('summary h3'))).toMatch(/\?$/)
      expect(each(question.find('summary ~ * p')).join(' ').trim()).not.toBe('')
    }
  })

  it('are exclusive within each section, of which at most one is open at first', () => {
    const names = sections.map(
      id =>
        new Set(
          $(`#${id} details`)
            .map((_, question) => $(question).attr('name'))
            .get(),
        ),
    )
    expect(names.map(({ size }) => size)).toEqual([1, 1, 1])
    expect(new Set(names.flatMap(name => [...name])).size).toBe(3)
    for (const id of sections) expect($(`#${id} details[open]`).length).toBeLessThanOrEqual(1)
  })

  it('each have an id and a link to it', () => {
    const addresses = $('main details')
      .map((_, question) => $(question).find('[id]').addBack('[id]').first().attr('id'))
      .get()
    expect(new Set(addresses).size).toBe($('main details').length)
    addresses.forEach(id => expect($(`main details a[href="#${id}"]`)).toHaveLength(1))
  })

  it('are followed by resources and calls to action', () => {
    expect(cards($('#resources')).map(({ href }) => href)).toEqual([to('booking'), to('/contact'), to('/blog')])
    expect(hrefs(closing.find('li a')).at(0)).toBe(to('booking'))
    expect(hrefs(closing.find('p a'))).toEqual(existing(['/services/fractional-general-counsel']).map(to))
  })
})
