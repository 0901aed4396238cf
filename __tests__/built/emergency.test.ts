import { fillPlaceholdersAndDownloadNotes } from '../../src/content/facts/placeholders'
import { languages, type Language } from '../../src/config/languages'
import { canonicalPages, content } from '../helpers/site'

// Round-the-clock availability is promised to some clients only, so pages with the promise must say whom to call. The
// owner may withdraw it.
if (content.facts['emergency-hours']) describe.each(languages)('the emergency line in %s', testPromise)
// Jest fails on a file without a test.
else it.todo('has no emergency line to test')

function testPromise(language: Language): void {
  const pages = canonicalPages().filter(page => page.language === language)
  const promise = fillPlaceholdersAndDownloadNotes('{{emergency-hours}}', content, language)
  const promising = pages.filter(({ $ }) => $('main').text().includes(promise))

  it('is explained or linked on each page that promises it', () => {
    const target = (href = '') => pages.find(({ path }) => path === href.split('#')[0])
    const silent = promising.filter(({ $, path }) => {
      const ways = $('main a[href*="#"]')
        .map((_, link) => $(link).attr('href'))
        .get()
      const here = $('main :is(h2, h3)[id*=urgen], main :is(h2, h3)[id*=emergen]').length > 0
      return (
        !here && !ways.some(href => /#.*(emergen|urgen)/.test(href) && target(href) && !href.startsWith(path + '#'))
      )
    })
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('is limited to the engagement letter on each page that promises it', () => {
    const limit = language === 'fr' ? /lettre de mandat/ : /engagement letter/
    expect(promising.filter(({ $ }) => !limit.test($('main').text())).map(({ path }) => path)).toEqual([])
  })
}
