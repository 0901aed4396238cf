import { render, renderHook, screen, waitFor } from '@testing-library/react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import { useTranslation as useReal } from 'gatsby-plugin-react-i18next'
import type { ReactElement, ReactNode } from 'react'
import config from '../../../../gatsby-config'
import { wrapPageElement as wrapAtBuild } from '../../../../src/site/app/i18n/translationsAtBuild'
import { onClientEntry, wrapPageElement as wrapInBrowser } from '../../../../src/site/app/i18n/translationsInBrowser'
import { createTranslator } from '../../../../src/site/app/i18n/translator'
import { useTranslation } from '../../../../src/site/app/i18n/useTranslation'
import { languages, type Language } from '../../../../src/config/languages'
import { deferredLoaderFetchScriptId } from '../../../../src/shared/deferredLoader'
import { localizePath } from '../../../../src/shared/paths'
import { words } from '../../../helpers/render'

const { options } = (config.plugins ?? []).find(
  (plugin): plugin is { resolve: string; options: Parameters<typeof wrapAtBuild>[1] } =>
    typeof plugin === 'object' && plugin?.resolve === 'gatsby-plugin-react-i18next',
) ?? { options: undefined }

type Args = Parameters<typeof wrapAtBuild>[0]

/** The arguments that Gatsby passes to wrapPageElement. */
const pageOf = (language: Language, element: ReactNode) =>
  ({ element, props: { data: {}, pageContext: { language, i18n: { language, languages } } } }) as unknown as Args

function realWords(language: Language) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    wrapAtBuild(pageOf(language, children), options!) as ReactElement
  return renderHook(() => useReal(), { wrapper }).result.current
}

function keysIn(group: object, before = ''): string[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? `${before}${key}` : keysIn(value as object, `${before}${key}.`),
  )
}

const values = {
  name: 'A & B',
  title: '<Title>',
  heading: 'One',
  number: 3,
  subject: 'law',
  label: '$1',
  days: 'Monday',
  email: 'a@b.c',
  length: 20,
  current: 'dark',
  next: 'light',
}

describe.each(languages)('in %s', language => {
  const t = createTranslator(language, words[language])
  const keys = keysIn(words[language])

  it('each key gives the same text as the plugin at build', () => {
    const real = realWords(language)
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) {
      expect(t(key)).toBe(real.t(key as never))
      expect(t(key, values)).toBe(real.t(key as never, values as never))
    }
  })

  it('each plural key gives the same form as the plugin', () => {
    const real = realWords(language)
    const counted = [...new Set(keys.flatMap(key => /^(.*)_(?:one|many|other)$/.exec(key)?.[1] ?? []))]
    expect(counted.length).toBeGreaterThan(0)
    for (const key of counted)
      for (const count of [0, 1, 1.5, 2, 21, 1000, 1_000_000])
        expect(t(key, { count })).toBe(real.t(key as never, { count } as never))
  })

  it('an unknown key gives itself, as at build', () => {
    const real = realWords(language)
    for (const key of ['no.such.key', 'frame', 'toast.close.more']) expect(t(key)).toBe(key)
    expect(real.t('no.such.key' as never)).toBe('no.such.key')
  })

  it('a page has its texts and language when it renders, whatever a translator wrote on <html>', async () => {
    document.documentElement.lang = 'de'
    const path = localizePath('/about', language)
    document.head.innerHTML = `<script id="${deferredLoaderFetchScriptId}" data-path="${path}"></script>`
    await onClientEntry()
    function Shown() {
      const { t, i18n } = useTranslation()
      return <p lang={i18n.language}>{t('frame.skip')}</p>
    }
    render(
      wrapInBrowser?.(pageOf(language, <Shown />) as unknown as WrapPageElementBrowserArgs<never, never>, {
        plugins: [],
      }) as ReactElement,
    )
    await waitFor(() => expect(screen.getByText(words[language].frame.skip)).toHaveAttribute('lang', language))
  })
})
