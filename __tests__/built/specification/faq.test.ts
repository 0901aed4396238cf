import { describePage, readPage } from '../../helpers/specification'

describePage('the questions', '/faq', language => {
  const { $, words, each, written, shown } = readPage('/faq', language)
  const lists = written('accordion').map(section => shown(section).find('details'))

  it('each have an answer', () => {
    for (const question of $('main details[name]')
      .get()
      .map(element => $(element))) {
      expect(words(question.find('summary h3'))).toMatch(/\?$/)
      expect(each(question.find('summary ~ * p')).join(' ').trim()).not.toBe('')
    }
  })

  it('are exclusive within each section, of which at most one is open at first', () => {
    const names = lists.map(list => new Set(list.map((_, question) => $(question).attr('name')).get()))
    expect(names.map(({ size }) => size)).toEqual(lists.map(() => 1))
    expect(new Set(names.flatMap(name => [...name])).size).toBe(lists.length)
    for (const list of lists) expect(list.filter('[open]').length).toBeLessThanOrEqual(1)
  })

  it('each have an id and a link to it', () => {
    const addresses = $('main details')
      .map((_, question) => $(question).find('[id]').addBack('[id]').first().attr('id'))
      .get()
    expect(new Set(addresses).size).toBe($('main details').length)
    addresses.forEach(id => expect($(`main details a[href="#${id}"]`)).toHaveLength(1))
  })
})
