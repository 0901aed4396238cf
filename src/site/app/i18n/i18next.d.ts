import 'i18next'
import type common from '../../../../locales/en/common.json'

declare module 'i18next' {
  /** The keys that `t` takes: those of the words of the interface. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: { common: typeof common }
  }
}
