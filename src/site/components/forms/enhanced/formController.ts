import type { FocusEvent, FormEvent } from 'react'
import { runAfterPointerRelease } from '../../../browser/runAfterPointerRelease'
import { clearFormDraft, saveFormDraft, readFormDraft, type FormDraft } from '../../../browser/formDraft'
import { showToast } from '../../../browser/toast'
import { dispatchSiteEvent } from '../../../browser/dispatchSiteEvent'
import { composeEmail, type ComposedEmail } from '../composeEmail'
import { validateField, validateForm } from '../formValidation'
import type { FormSpec } from '../Form'
import { formReducer, initialFormState, type DeliveryState, type FormAction } from '../formState'
import {
  buildEmailEntries,
  detectAndClearHoneypot,
  readFieldValues,
  hasChangedValues,
  findValueControl,
  readDraftValues,
  writeOutTimes,
} from './fieldValues'
import { createOrReuseAttempt, sendSubmissionWithToasts } from './delivery'

/** Presses that follow each other faster are one double click, in milliseconds. */
const doubleClick = 500

interface Shown {
  form: HTMLFormElement
  spec: FormSpec
  /** The page with the form. While the next page comes, its address shows already, and the form still stands. */
  pathname: string
}

/** The one owner of what a form knows. It outlives the page with the form, as a message on its way does. */
type FormController = ReturnType<typeof createController>

const controllers = new Map<string, FormController>()

/** The controller of the form of a name. */
export function getFormControllerByName(name: string): FormController {
  const controller = controllers.get(name) ?? createController(name)
  controllers.set(name, controller)
  return controller
}

function createController(name: string) {
  /** The form that shows; null while the visitor is on another page. */
  let shown: Shown | null = null
  let state = initialFormState
  let attempt: FormDraft['attempt']
  let preset = ''
  let submittedAt = 0
  const entered = new Set<string>()
  const listeners = new Set<() => void>()

  const dispatch = (action: FormAction) => {
    state = formReducer(state, action)
    listeners.forEach(listener => listener())
  }
  const report = (delivery: DeliveryState) => dispatch({ type: 'delivery', delivery })
  const reset = () => report(initialFormState.delivery)
  const isStaying = () => shown?.pathname === location.pathname

  const typed = () => (shown ? readDraftValues(shown.form, shown.spec.fields) : (readFormDraft(name)?.values ?? {}))
  const saveDraft = () => saveFormDraft(name, { values: typed(), query: location.search, attempt })

  const check = (names: string[]) => {
    if (!shown) return
    const values = readFieldValues(shown.form)
    const errors = shown.spec.fields.flatMap(({ name, rule }) => {
      const error = names.includes(name) ? validateField(values[name] ?? '', rule, values) : state.errors[name]
      return error ? [[name, error] as const] : []
    })
    dispatch({ type: 'checked', errors: Object.fromEntries(errors) })
  }

  const submit = () => {
    const { status } = state.delivery
    const twice = (status === 'composed' || status === 'suspected') && Date.now() - submittedAt < doubleClick
    if (!shown || status === 'sending' || twice) return
    submittedAt = Date.now()
    saveDraft()
    const { form, spec } = shown
    const { category, fields } = spec
    const suspected = detectAndClearHoneypot(form)
    const values = readFieldValues(form)
    const errors = validateForm(values, fields)
    if (Object.keys(errors).length) {
      dispatchSiteEvent({ name: 'form_error', category, label: Object.keys(errors).join(' ') })
      return dispatch({ type: 'refused', errors })
    }
    if (suspected) {
      dispatchSiteEvent({ name: 'form_error', category, label: 'honeypot' })
      return report({ status: 'suspected' })
    }
    const email = composeEmail(spec.email, spec.subject, buildEmailEntries(writeOutTimes(values, fields), fields))
    if (spec.endpoint) return void send(spec.endpoint, values, email, spec)
    dispatchSiteEvent({ name: 'form_submit', category, label: 'email' })
    report({ status: 'composed', email })
    if (!email.tooLong) location.assign(email.href)
  }

  const send = async (endpoint: string, values: Record<string, string>, email: ComposedEmail, spec: FormSpec) => {
    const { category, words } = spec
    const sent = typed()
    attempt = createOrReuseAttempt(values, attempt)
    saveDraft()
    const { id } = attempt
    const link = { label: words.back, to: `${location.pathname}${location.search}#${name}-form` }
    report({ status: 'sending' })
    const failure = await sendSubmissionWithToasts({
      endpoint,
      values: { ...writeOutTimes(values, spec.fields), id },
      words,
      link,
    })
    const now = typed()
    const edited = hasChangedValues(sent, now)
    dispatchSiteEvent({ name: failure ? 'form_error' : 'form_submit', category, label: failure?.kind ?? 'sent' })
    if (failure) {
      const mayHaveArrived = Boolean(failure.details.mayHaveArrived)
      if (isStaying()) return report({ status: 'failed', edited, kind: failure.kind, mayHaveArrived, email })
      showToast({ kind: 'error', title: mayHaveArrived ? words.inDoubt : words.failed, description: words.kept, link })
    } else {
      attempt = undefined
      if (edited) saveFormDraft(name, { values: now, query: location.search })
      else {
        clearFormDraft(name)
        shown?.form.reset()
      }
      if (isStaying()) return report({ status: 'sent', edited })
      showToast({ kind: 'success', title: words.sent })
    }
    reset()
  }

  /** A field has the focus for the first time. */
  const enter = (target: EventTarget | null) => {
    const field = nameOf(target)
    if (!shown || !field || entered.has(field)) return
    const { category } = shown.spec
    if (!entered.size) dispatchSiteEvent({ name: 'form_start', category })
    entered.add(field)
    dispatchSiteEvent({ name: 'form_field_focus', category, label: field })
  }

  /** Puts back what was typed before into fields that are still empty. */
  const restore = ({ form, spec }: Shown) => {
    const draft = readFormDraft(name)
    attempt ??= draft?.attempt
    for (const field of spec.fields) {
      const control = findValueControl(form, field.name)
      if (control && !control.value) control.value = draft?.values[field.name] ?? ''
    }
  }

  /** Makes the choices that the address asks for, except where the visitor chose since coming to it, even before the scripts. */
  const applyPresets = ({ form, spec }: Shown) => {
    const presets = spec.fields.flatMap(({ name, preset }) => (preset ? [[name, preset] as const] : []))
    if (String(presets) === preset) return
    preset = String(presets)
    const draft = readFormDraft(name)
    for (const [field, value] of presets) {
      const control = findValueControl(form, field)
      // Words that a visitor wrote are never replaced.
      const isKept = control instanceof HTMLTextAreaElement || !draft || draft.query === location.search
      if (!control || (control.value && isKept)) continue
      control.value = value
      saveDraft()
    }
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes charge of the form that shows, and hears what its description is now. */
    attach: (form: HTMLFormElement, spec: FormSpec) => {
      const isNew = shown?.form !== form
      shown = { form, spec, pathname: location.pathname }
      if (isNew) {
        preset = ''
        restore(shown)
        if (!readFormDraft(name) && Object.keys(typed()).length) saveDraft()
        if (form.contains(document.activeElement)) enter(document.activeElement)
      }
      applyPresets(shown)
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
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        saveDraft()
        dispatch({ type: 'edited' })
        const changed = nameOf(target)
        const fields = shown?.spec.fields ?? []
        const wrong = fields.filter(
          ({ name, rule }) => [name, rule.requiredWith].includes(changed) && state.errors[name],
        )
        if (wrong.length) check(wrong.map(({ name }) => name))
      },
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) => enter(target),
      // What is said under a field moves all that stands below it.
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) =>
        runAfterPointerRelease(() => shown && readFieldValues(shown.form)[nameOf(target)] && check([nameOf(target)])),
    },
    submit,
    reset,
  }
}

function nameOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : ''
}
