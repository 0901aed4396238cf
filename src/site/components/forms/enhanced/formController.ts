import type { TFunction } from 'i18next'
import type { FocusEvent, FormEvent } from 'react'
import { dispatchSiteEvent } from '../../../browser/dispatchSiteEvent'
import { readFormDraft, saveFormDraft, type FormDraft } from '../../../browser/formDraft'
import { runAfterPointerRelease } from '../../../browser/runAfterPointerRelease'
import { showToast } from '../../../browser/toast'
import { composeEmail } from '../composeEmail'
import type { FormSpec } from '../Form'
import { analyticsCategoryByForm } from '../analyticsCategoryByForm'
import { initialFormState, type DeliveryState, type FormState } from '../formState'
import { validateForm } from '../formValidation'
import { honeypotName } from '../Honeypot'
import { sendFormWithProgressToast, reuseOrCreateAttempt } from './sendFormWithProgressToast'
import {
  buildEmailEntries,
  clearHoneypot,
  prefill,
  readValuesForDraft,
  readFieldValues,
  replaceTimesWithText,
} from './fieldValues'

/** Submits within this time, in milliseconds, are a double click. */
const doubleClick = 500

interface Mounted {
  form: HTMLFormElement
  spec: FormSpec
  /** Translates to the page’s language. */
  t: TFunction
  show: (state: FormState) => void
  /** Path of the page with the form: during navigation the URL may have changed while the form is still mounted. */
  pathname: string
}

const controllers = new Map<string, ReturnType<typeof createController>>()

/** Returns the controller of a form, created on first use. */
export function getOrCreateFormController(name: FormSpec['name']) {
  const controller = controllers.get(name) ?? createController(name)
  controllers.set(name, controller)
  return controller
}

/** Owns the state of a form. It outlives the page, as a delivery in progress does. */
function createController(name: FormSpec['name']) {
  const category = analyticsCategoryByForm[name]
  /** The mounted form; null while the visitor is on another page. */
  let mounted: Mounted | null = null
  let state = initialFormState
  let draft: FormDraft | null = null
  let presets = ''
  let submittedAt = 0
  const focused = new Set<string>()

  const update = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    mounted?.show(state)
  }
  const report = (delivery: DeliveryState) => update({ delivery, errors: {} })
  const reset = () => report(initialFormState.delivery)
  const isAsking = () => ['composed', 'suspected'].includes(state.delivery.status)

  const saveDraft = (attempt = draft?.attempt) => {
    if (!mounted) return
    draft = { values: readValuesForDraft(mounted.form, mounted.spec.fields), query: location.search, attempt }
    saveFormDraft(name, draft)
  }

  /** Revalidates the fields with errors, and the given one if it is filled in. */
  const check = (field?: string) => {
    if (!mounted) return
    const values = readFieldValues(mounted.form)
    const isChecked = (name: string) => state.errors[name] || (name === field && values[name])
    const checked = mounted.spec.fields.filter(({ name }) => isChecked(name))
    if (checked.length) update({ errors: validateForm(values, checked) })
  }

  /** The values to send; null, with the reason shown, if the form is refused. */
  const validate = ({ form, spec: { fields } }: Mounted) => {
    const { [honeypotName]: trap, ...values } = readFieldValues(form)
    const errors = validateForm(values, fields)
    const invalid = Object.keys(errors)
    if (!trap && !invalid.length) return values
    clearHoneypot(form)
    dispatchSiteEvent({ name: 'form_error', category, label: invalid.join(' ') || 'honeypot' })
    update({ delivery: { status: invalid.length ? 'refused' : 'suspected' }, errors })
    return null
  }

  const submit = async () => {
    const isDoubleClick = isAsking() && Date.now() - submittedAt < doubleClick
    if (!mounted || state.delivery.status === 'sending' || isDoubleClick) return
    submittedAt = Date.now()
    const { spec, t } = mounted
    const { fields, endpoint } = spec
    saveDraft()
    const entered = validate(mounted)
    if (!entered) return
    const values = replaceTimesWithText(entered, fields, t('form.help.zone'))
    const email = composeEmail(spec.email, spec.subject, buildEmailEntries(values, fields))
    if (!endpoint) {
      dispatchSiteEvent({ name: 'form_submit', category, label: 'email' })
      report({ status: 'composed', email })
      if (!email.tooLong) location.assign(email.href)
      return
    }
    const attempt = reuseOrCreateAttempt(values, draft?.attempt)
    saveDraft(attempt)
    const sent = JSON.stringify(draft?.values)
    report({ status: 'sending' })
    const { failure, toast } = await sendFormWithProgressToast(name, endpoint, { ...values, id: attempt.id }, t)
    dispatchSiteEvent({ name: failure ? 'form_error' : 'form_submit', category, label: failure?.kind ?? 'sent' })
    const edited = JSON.stringify(draft?.values) !== sent
    if (!failure) {
      draft = edited && draft ? { ...draft, attempt: undefined } : null
      saveFormDraft(name, draft)
      if (!edited) mounted?.form.reset()
    }
    if (mounted?.pathname === location.pathname)
      return report(failure ? { status: 'failed', edited, failure, email } : { status: 'sent', edited })
    showToast(toast)
    reset()
  }

  /** Reports the first focus of each field. */
  const enter = (target: EventTarget | null) => {
    const field = getName(target)
    if (!mounted || !field || focused.has(field)) return
    if (!focused.size) dispatchSiteEvent({ name: 'form_start', category })
    focused.add(field)
    dispatchSiteEvent({ name: 'form_field_focus', category, label: field })
  }

  return {
    /** Attaches to the mounted form, which is prefilled, and updates its spec. */
    attach: (next: Mounted) => {
      const { form, spec, show } = next
      const isNew = mounted?.form !== form
      mounted = next
      const presetsNow = spec.fields.flatMap(({ preset }) => preset ?? []).join()
      if (!isNew && presetsNow === presets) return
      presets = presetsNow
      if (isNew) draft = readFormDraft(name)
      prefill(form, spec.fields, draft)
      if (!draft || presets) saveDraft()
      if (!isNew) return
      show(state)
      if (form.contains(document.activeElement)) enter(document.activeElement)
    },
    detach: () => {
      mounted = null
      focused.clear()
      if (state.delivery.status !== 'sending') state = initialFormState
    },
    handlers: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        return submit()
      },
      onInput: () => {
        saveDraft()
        // A composed e-mail no longer matches the form.
        if (isAsking()) update({ delivery: initialFormState.delivery })
        check()
      },
      onFocus: ({ target }: FocusEvent) => enter(target),
      // An error message below a field shifts the layout, so wait for the pointer’s release.
      onBlur: ({ target }: FocusEvent) => runAfterPointerRelease(() => check(getName(target))),
    },
    submit,
    reset,
  }
}

function getName(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : ''
}
