/** What only a form that has come to life needs: one chunk, loaded once a page with a form shows. */
export { bringToLife } from './bringToLife'
export { ErrorSummary } from './ErrorSummary'
export { Outcome } from './Outcome'
