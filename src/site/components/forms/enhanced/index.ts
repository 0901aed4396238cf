/** The code of enhanced forms: one chunk, loaded once the scripts of a page with a form run. */
export { getOrCreateFormController } from './formController'
export { ErrorSummary } from './ErrorSummary'
export { Outcome } from './Outcome'
