import type { TFunction } from 'i18next'
import type { FocusEvent, FormEvent } from 'react'
import type { ToastMessage } from '../../../../config/toasts'
import { dispatchSiteEvent, type SiteEventReportName } from '../../../browser/dispatchSiteEvent'
import { readFormDraft, saveFormDraft } from '../../../browser/formDraft'
import type { RequestError } from '../../../browser/request'
import { runAfterPointerRelease } from '../../../browser/runAfterPointerRelease'
import { showToast } from '../../../browser/toast'
import { analyticsEventCategoryByForm } from '../analyticsEventCategoryByForm'
import type { FormSpec } from '../Form'
import { validateForm } from '../formValidation'
import { honeypotName } from '../Honeypot'
import { composeEmail, type ComposedEmail } from './composeEmail'
import { findControl, prefill, readFieldValues, readValuesForDraft, replaceTimeValuesWithText } from './fieldValues'
import { initialFormState, type DeliveryState, type FormState } from './formState'
import { computeMessageId } from './computeMessageId'
import { sendFormWithSlowDeliveryToast } from './sendFormWithSlowDeliveryToast'

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

/** Holds the state of a form. It outlives the page, since a delivery may end after the visitor has left it. */
function createController(name: FormSpec['name']) {
  /** The mounted form; null while the visitor is on another page. */
  let mounted: Mounted | null = null
  let state = initialFormState
  let draft: URLSearchParams | null = null
  /** Whether the visitor has changed the form since the last submit. */
  let edited = false
  let presets = ''
  let submittedAt = 0
  const focused = new Set<string>()

  const track = (event: SiteEventReportName, label?: string) =>
    dispatchSiteEvent({ name: event, category: analyticsEventCategoryByForm[name], label })
  const update = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    mounted?.show(state)
  }
  const report = (delivery: DeliveryState) => update({ delivery, errors: {} })
  const reset = () => update(initialFormState)
  const isAsking = () => ['composed', 'suspected'].includes(state.delivery.status)

  const saveDraft = () => {
    if (!mounted) return
    const values = readValuesForDraft(mounted.form, mounted.spec.fields)
    const isEmpty = !values.toString()
    values.set('query', location.search)
    values.set('id', draft?.get('id') ?? crypto.getRandomValues(new Uint32Array(4)).join('-'))
    draft = values
    saveFormDraft(name, isEmpty ? null : draft)
  }

  /** Revalidates the fields with errors, and the given one if it is filled in. */
  const check = (field?: string) => {
    if (!mounted) return
    const values = readFieldValues(mounted.form)
    const isChecked = (name: string) => state.errors[name] || (name === field && values.get(name))
    const checked = mounted.spec.fields.filter(({ name }) => isChecked(name))
    if (checked.length) update({ errors: validateForm(values, checked) })
  }

  const submit = async () => {
    const isDoubleClick = isAsking() && Date.now() - submittedAt < doubleClick
    if (!mounted || state.delivery.status === 'sending' || isDoubleClick) return
    submittedAt = Date.now()
    const { form, spec, t } = mounted
    const { fields, endpoint } = spec
    saveDraft()
    const values = readFieldValues(form)
    const errors = validateForm(values, fields)
    const invalid = Object.keys(errors)
    const trap = findControl(form, honeypotName)
    if (invalid.length || trap?.value) {
      // Lets a person whose browser has filled in the honeypot send the form again.
      if (trap) trap.value = ''
      track('form_error', invalid.join(' ') || 'honeypot')
      if (invalid.length) return update({ delivery: { status: 'refused', submittedAt }, errors })
      return report({ status: 'suspected', title: t('form.suspected'), text: t('form.suspectedText') })
    }
    values.delete(honeypotName)
    replaceTimeValuesWithText(values, fields, t('form.help.zone'))
    const email = composeEmail(spec, values)
    if (endpoint) return send(endpoint, values, email, t)
    track('form_submit', 'email')
    const title = email.tooLong ? t('form.long') : t('form.composed')
    const text = email.tooLong
      ? t('form.longText', { email: spec.email })
      : t('form.composedText', { email: spec.email })
    report({ status: 'composed', title, text, email })
    if (!email.tooLong) location.assign(email.href)
  }

  const send = async (endpoint: string, values: URLSearchParams, email: ComposedEmail, t: TFunction) => {
    values.set('id', computeMessageId(draft?.get('id') ?? '', values))
    edited = false
    report({ status: 'sending' })
    const link = { label: t('form.back'), to: `${location.pathname}${location.search}#${name}-form` }
    const kept = { description: t('errors.kept'), link }
    const warning: ToastMessage = { kind: 'warning', title: t(`form.inDoubt.${name}`), ...kept }
    const failure = await sendFormWithSlowDeliveryToast(endpoint, values, warning, t)
    track(failure ? 'form_error' : 'form_submit', failure?.kind ?? 'sent')
    if (!failure) {
      // What follows is another message.
      draft?.delete('id')
      if (!edited) {
        draft = null
        mounted?.form.reset()
      }
      saveFormDraft(name, draft)
    }
    // The visitor may have switched the language.
    showResult(failure, email, kept, mounted?.t ?? t)
  }

  /** Shows the result of a delivery in the form, or in a toast if the visitor is on another page. */
  const showResult = (
    failure: RequestError | null,
    email: ComposedEmail,
    kept: Pick<ToastMessage, 'description' | 'link'>,
    t: TFunction,
  ) => {
    const notSent = failure?.mayHaveArrived ? t(`form.inDoubt.${name}`) : t(`form.failed.${name}`)
    const title = failure ? notSent : t(`form.sent.${name}`)
    if (mounted?.pathname !== location.pathname) {
      showToast(failure ? { kind: 'error', title, ...kept } : { kind: 'success', title })
      return reset()
    }
    if (failure) {
      const text = `${title}. ${t('errors.kept')}`
      return report({ status: 'failed', title: t(`errors.kinds.${failure.kind}`), text, email, edited })
    }
    report({ status: 'sent', title, text: edited ? t('form.edited') : t(`form.sentText.${name}`), edited })
  }

  /** Reports the first focus of each field. */
  const enter = (target: EventTarget | null) => {
    const field = getName(target)
    if (!mounted || !field || focused.has(field)) return
    if (!focused.size) track('form_start')
    focused.add(field)
    track('form_field_focus', field)
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
      if (state !== initialFormState) show(state)
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
        edited = true
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
