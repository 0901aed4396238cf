import { formatDaysAndHoursLabels } from '../../../src/content/hours'
import { content } from '../../helpers/site'
import { describePage, existing, labels, readPage } from '../../helpers/specification'

describePage('the about page', '/about', language => {
  const { $, to, words, each, hrefs, cards, heroCalls, trail, steps } = readPage('/about', language)

  it('has a hero and a trail', () => {
    expect($('main h1')).toHaveLength(1)
    expect(heroCalls.length).toBeGreaterThan(0)
    expect(trail).toEqual(steps)
  })

  it('has a story section that links the fractional general counsel', () => {
    expect(hrefs($('#story a'))).toEqual(existing(['/services/fractional-general-counsel']).map(to))
  })

  it('has a founder card with name or role, figures and picture', () => {
    expect(words($('#founder h3'))).not.toBe('')
    expect(each($('#founder ul > li')).filter(point => /\d/.test(point)).length).toBeGreaterThanOrEqual(3)
    expect($('#founder img[alt]').attr('alt')).not.toBe('')
  })

  it('has four values, a mission and a vision', () => {
    expect(cards($('#values'))).toHaveLength(4)
    expect(cards($('#purpose'))).toHaveLength(2)
  })

  it('has the advantage block in its default variant with three cards', () => {
    expect(cards($('.advantage-default'))).toHaveLength(3)
  })
})

describePage('the contact page', '/contact', language => {
  const { $, each, hrefs, trail, steps, booking, channels } = readPage('/contact', language)
  const [quick, hours] = $('#details h2')
    .get()
    .map(heading => $(heading).parent())

  it('has a hero and a trail', () => {
    expect($('main h1')).toHaveLength(1)
    expect(trail).toEqual(steps)
  })

  it('has phone and e-mail', () => {
    expect(hrefs(quick!.find('dt + dd > a'))).toEqual([channels.phone, channels.email])
  })

  it('has a card with the office hours', () => {
    const { practice } = content
    const written = practice.hours.map(item => formatDaysAndHoursLabels(item, language))
    expect(each(hours!.find('dt')).slice(0, written.length)).toEqual(written.map(({ daysLabel }) => daysLabel))
    expect(each(hours!.find('dd')).slice(0, written.length)).toEqual(written.map(({ hoursLabel }) => hoursLabel))
  })

  it('has three buttons: call, write, book', () => {
    const buttons = quick!.find('dd + dd > a')
    expect(hrefs(buttons)).toEqual([channels.phone, channels.email, channels.booking])
    const { call, write } = labels[language].channels
    expect(each(buttons)).toEqual([call, write, booking.label])
  })
})

describePage('the industries page', '/industries', language => {
  const { $, to, words, each, hrefs, cards, trail, steps, closing, channels } = readPage('/industries', language)

  it('has a hero and a trail', () => {
    expect($('main h1')).toHaveLength(1)
    expect(trail).toEqual(steps)
  })

  it.each([
    ['pharmaceutical', 5],
    ['biotechnology', 6],
    ['medical-devices', 4],
    ['investors', 6],
  ])('has a block on %s with %i services, a picture and a button', (id, count) => {
    const block = $(`#${id}`)
    expect(words(block.find('h2'))).not.toBe('')
    expect(each(block.find('ul > li'))).toHaveLength(count)
    const buttons = hrefs(block.find('a'))
    expect(buttons).toHaveLength(1)
    expect([to('booking'), to('/contact')]).toContain(buttons[0]?.replace(/\?service=(?!consultation).*/, ''))
    expect(block.find('img[alt]').length).toBeGreaterThan(0)
  })

  it('has three cards across industries', () => {
    expect($('#harmonization, #partnerships, #investment')).toHaveLength(3)
    expect(cards($('#across-industries'))).toHaveLength(3)
  })

  it('ends with a call to action', () => {
    expect(hrefs(closing.find('li a'))).toEqual([to('booking'), channels.phone, channels.email])
  })
})
