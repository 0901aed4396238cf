import * as panel from 'vanilla-cookieconsent'
import panelStyles from '!!raw-loader!vanilla-cookieconsent/dist/cookieconsent.css'
import type { Language } from '../config/languages'
import { ownStyles } from './consentStyles'

/** The words of the panel, in the language of the page. */
export interface ConsentWords {
  title: string
  text: string
  accept: string
  refuse: string
  choose: string
  save: string
  close: string
  analytics: string
  analyticsText: string
  privacy: string
  privacyHref: string
}

interface Offer {
  analyticsId: string
  language: Language
  words: ConsentWords
}

const storedUnder = 'consent'
const purpose = 'analytics'
let words: ConsentWords
let running = false
let stop: (() => void) | undefined

/** Asks once whether the visit may be measured, and starts what was agreed to. */
export async function offerConsent(offer: Offer): Promise<void> {
  words = offer.words
  if (running) return void (await panel.setLanguage(offer.language, true))
  running = true
  addStyles()
  const decide = () => {
    forgetIdentifier()
    return measure(offer.analyticsId, panel.acceptedCategory(purpose))
  }
  await panel.run({
    categories: { [purpose]: { enabled: false, autoClear: { cookies: [{ name: /^_ga/ }] } } },
    // Local storage is not sent with every request, and the panel survives where it is blocked.
    cookie: { name: storedUnder, useLocalStorage: storageWorks() },
    // It would hide from people whose browser is driven by a tool.
    hideFromBots: false,
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom right', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: { default: offer.language, translations: translations() },
    onConsent: decide,
    onChange: decide,
  })
}

/** Shows the visitor’s choice again, to be changed. */
export function reopenConsent(): void {
  panel.showPreferences()
}

// The words follow the page; the panel asks for them anew when its language is set.
function translations(): Record<Language, () => panel.Translation> {
  const current = () => translationOf(words)
  return { en: current, fr: current }
}

function translationOf(words: ConsentWords): panel.Translation {
  return {
    consentModal: {
      title: words.title,
      description: words.text,
      acceptAllBtn: words.accept,
      acceptNecessaryBtn: words.refuse,
      showPreferencesBtn: words.choose,
      footer: `<a href="${words.privacyHref}">${words.privacy}</a>`,
    },
    preferencesModal: {
      title: words.title,
      acceptAllBtn: words.accept,
      acceptNecessaryBtn: words.refuse,
      savePreferencesBtn: words.save,
      closeIconLabel: words.close,
      sections: [
        { description: words.text },
        { title: words.analytics, description: words.analyticsText, linkedCategory: purpose },
      ],
    },
  }
}

/** The panel numbers every visitor who answers; nobody here needs the number, so it is not kept. */
function forgetIdentifier(): void {
  if (!storageWorks()) return panel.eraseCookies(storedUnder)
  try {
    const choice: unknown = JSON.parse(localStorage.getItem(storedUnder) ?? 'null')
    if (choice) localStorage.setItem(storedUnder, JSON.stringify({ ...choice, consentId: 'none' }))
  } catch {
    // Storage may be full: the choice then holds for this page only.
  }
}

function storageWorks(): boolean {
  try {
    return Boolean(window.localStorage)
  } catch {
    return false
  }
}

async function measure(analyticsId: string, agreed: boolean): Promise<void> {
  if (!agreed) return stop?.()
  try {
    const { startAnalytics, stopAnalytics } = await import(/* webpackChunkName: "analytics" */ './analytics/start')
    startAnalytics(analyticsId)
    stop = () => stopAnalytics(analyticsId)
  } catch {
    // The network is gone: nothing is measured.
  }
}

// The page’s policy allows no text in a style element.
function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyles + ownStyles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
