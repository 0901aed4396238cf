import 'i18next'
import type common from '../../../../locales/en/common.json'

declare module 'i18next' {
  /** Restricts the keys of `t` to those of the interface translations. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: { common: typeof common }
  }
}
