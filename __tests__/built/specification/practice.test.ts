import { formatDaysAndHoursLabels } from '../../../src/content/hours'
import { content } from '../../helpers/site'
import { describePage, labels, readPage } from '../../helpers/specification'

// Ranges of hours have non-breaking spaces.
const squeezed = (text: string) => text.replace(/\s/g, ' ')

describePage('the contact page', '/contact', language => {
  const { $, each, hrefs, booking, channels } = readPage('/contact', language)
  const [quick, hours] = $('#details h2')
    .get()
    .map(heading => $(heading).parent())

  it('has phone and e-mail', () => {
    expect(hrefs(quick!.find('dt + dd > a'))).toEqual([channels.phone, channels.email])
  })

  it('has a card with the office hours', () => {
    const { practice } = content
    const written = practice.hours.map(item => formatDaysAndHoursLabels(item, language))
    expect(each(hours!.find('dt')).slice(0, written.length)).toEqual(written.map(({ daysLabel }) => daysLabel))
    expect(each(hours!.find('dd')).slice(0, written.length).map(squeezed)).toEqual(
      written.map(({ hoursLabel }) => squeezed(hoursLabel)),
    )
  })

  it('has three buttons: call, write, book', () => {
    const buttons = quick!.find('dd + dd > a')
    expect(hrefs(buttons)).toEqual([channels.phone, channels.email, channels.booking])
    const { call, write } = labels[language].channels
    expect(each(buttons)).toEqual([call, write, booking.label])
  })
})
