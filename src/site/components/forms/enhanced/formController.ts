import type { TFunction } from 'i18next'
import type { FocusEvent, FormEvent } from 'react'
import { dispatchSiteEvent } from '../../../browser/dispatchSiteEvent'
import { clearFormDraft, readFormDraft, saveFormDraft, type FormDraft } from '../../../browser/formDraft'
import { runAfterPointerRelease } from '../../../browser/runAfterPointerRelease'
import { showToast } from '../../../browser/toast'
import { composeEmail, type ComposedEmail } from '../composeEmail'
import type { FormSpec } from '../Form'
import { initialFormState, type DeliveryState, type FormState } from '../formState'
import { validateForm } from '../formValidation'
import { identifyAttempt, sendWithToasts } from './delivery'
import {
  applyPresets,
  buildEmailEntries,
  detectAndClearHoneypot,
  readDraftValues,
  readFieldValues,
  restoreDraft,
  writeOutTimes,
} from './fieldValues'

/** Submits within this time, in milliseconds, are a double click. */
const doubleClick = 500

interface Shown {
  form: HTMLFormElement
  spec: FormSpec
  /** Translates to the page’s language. */
  t: TFunction
  /** Path of the page with the form: during navigation the URL may have changed while the form is still mounted. */
  pathname: string
}

/** Owns the state of a form. It outlives the page, as a delivery in progress does. */
type FormController = ReturnType<typeof createController>

const controllers = new Map<string, FormController>()

/** Returns the controller of a form, created on first use. */
export function getFormControllerByName(name: FormSpec['name']): FormController {
  const controller = controllers.get(name) ?? createController(name)
  controllers.set(name, controller)
  return controller
}

function createController(name: FormSpec['name']) {
  /** The mounted form; null while the visitor is on another page. */
  let shown: Shown | null = null
  let state = initialFormState
  let attempt: FormDraft['attempt']
  let appliedPresets = ''
  let submittedAt = 0
  const entered = new Set<string>()
  const listeners = new Set<() => void>()

  const update = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    listeners.forEach(listener => listener())
  }
  const report = (delivery: DeliveryState) => update({ delivery, errors: {} })
  const reset = () => report(initialFormState.delivery)

  const typed = () => (shown ? readDraftValues(shown.form, shown.spec.fields) : (readFormDraft(name)?.values ?? {}))
  const saveDraft = () => saveFormDraft(name, { values: typed(), query: location.search, attempt })

  /** Revalidates the fields with errors, and the given one. */
  const check = (field?: string) => {
    if (!shown) return
    const checked = shown.spec.fields.filter(({ name }) => name === field || state.errors[name])
    if (checked.length) update({ errors: validateForm(readFieldValues(shown.form), checked) })
  }

  const submit = () => {
    const { status } = state.delivery
    const isDoubleClick = ['composed', 'suspected'].includes(status) && Date.now() - submittedAt < doubleClick
    if (!shown || status === 'sending' || isDoubleClick) return
    submittedAt = Date.now()
    saveDraft()
    const { form, spec, t } = shown
    const { category, fields, endpoint } = spec
    const isSuspected = detectAndClearHoneypot(form)
    const values = readFieldValues(form)
    const errors = validateForm(values, fields)
    if (Object.keys(errors).length) {
      dispatchSiteEvent({ name: 'form_error', category, label: Object.keys(errors).join(' ') })
      return update({ delivery: initialFormState.delivery, errors, refusals: state.refusals + 1 })
    }
    if (isSuspected) {
      dispatchSiteEvent({ name: 'form_error', category, label: 'honeypot' })
      return report({ status: 'suspected' })
    }
    const written = writeOutTimes(values, fields, t('form.help.zone'))
    const email = composeEmail(spec.email, spec.subject, buildEmailEntries(written, fields))
    if (endpoint) return void send(endpoint, written, email, shown)
    dispatchSiteEvent({ name: 'form_submit', category, label: 'email' })
    report({ status: 'composed', email })
    if (!email.tooLong) location.assign(email.href)
  }

  const send = async (
    endpoint: string,
    values: Record<string, string>,
    email: ComposedEmail,
    { spec: { category }, t }: Shown,
  ) => {
    const link = { label: t('form.back'), to: `${location.pathname}${location.search}#${name}-form` }
    const kept = { description: t('errors.kept'), link }
    const inDoubt = t(`form.inDoubt.${name}`)
    attempt = identifyAttempt(values, attempt)
    const before = typed()
    saveDraft()
    report({ status: 'sending' })
    const failure = await sendWithToasts(
      endpoint,
      { ...values, id: attempt.id },
      {
        slow: { kind: 'loading', stacking: 'single', title: t('form.slow'), description: t('form.slowText') },
        inDoubt: { kind: 'warning', title: inDoubt, ...kept },
      },
    )
    dispatchSiteEvent({ name: failure ? 'form_error' : 'form_submit', category, label: failure?.kind ?? 'sent' })
    const now = typed()
    const edited = JSON.stringify(now) !== JSON.stringify(before)
    if (!failure) {
      attempt = undefined
      if (edited) saveFormDraft(name, { values: now, query: location.search })
      else {
        clearFormDraft(name)
        shown?.form.reset()
      }
    }
    const mayHaveArrived = Boolean(failure?.details.mayHaveArrived)
    if (shown?.pathname === location.pathname)
      return report(
        failure ? { status: 'failed', edited, kind: failure.kind, mayHaveArrived, email } : { status: 'sent', edited },
      )
    showToast(
      failure
        ? { kind: 'error', title: mayHaveArrived ? inDoubt : t(`form.failed.${name}`), ...kept }
        : { kind: 'success', title: t(`form.sent.${name}`) },
    )
    reset()
  }

  /** Reports the first focus of each field. */
  const enter = (target: EventTarget | null) => {
    const field = getName(target)
    if (!shown || !field || entered.has(field)) return
    const { category } = shown.spec
    if (!entered.size) dispatchSiteEvent({ name: 'form_start', category })
    entered.add(field)
    dispatchSiteEvent({ name: 'form_field_focus', category, label: field })
  }

  /** Restores the draft into a newly mounted form, and applies the URL’s presets once. */
  const prefill = ({ form, spec: { fields } }: Shown, isNew: boolean) => {
    const draft = readFormDraft(name)
    if (isNew) {
      attempt ??= draft?.attempt
      restoreDraft(form, fields, draft?.values ?? {})
      if (!draft && Object.keys(typed()).length) saveDraft()
    }
    const presets = fields.map(({ preset }) => preset).join()
    if (presets === appliedPresets && !isNew) return
    appliedPresets = presets
    // The visitor has changed the form since navigating to this URL, even before hydration.
    const isKept = !draft || draft.query === location.search
    if (applyPresets(form, fields, isKept)) saveDraft()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Attaches to the mounted form and updates its spec. */
    attach: (form: HTMLFormElement, spec: FormSpec, t: TFunction) => {
      const isNew = shown?.form !== form
      shown = { form, spec, t, pathname: location.pathname }
      prefill(shown, isNew)
      if (isNew && form.contains(document.activeElement)) enter(document.activeElement)
    },
    detach: () => {
      shown = null
      entered.clear()
      if (state.delivery.status !== 'sending') state = initialFormState
    },
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit()
      },
      onInput: () => {
        saveDraft()
        // A composed e-mail no longer matches the form.
        if (['composed', 'suspected'].includes(state.delivery.status)) update({ delivery: initialFormState.delivery })
        check()
      },
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) => enter(target),
      // An error message below a field shifts the layout, so wait for the pointer’s release.
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) =>
        runAfterPointerRelease(() => shown && readFieldValues(shown.form)[getName(target)] && check(getName(target))),
    },
    submit,
    reset,
  }
}

function getName(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : ''
}
