import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    // A missing key returns the key itself, never null.
    returnNull: false
  }
}
