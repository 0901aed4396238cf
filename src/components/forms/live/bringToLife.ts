import { keepDraft, readDraft } from '../../../browser/draft'
import { loadClient } from '../../../browser/loadClient'
import { track } from '../../../browser/track'
import { problemOf, problemsOf, type Rule } from '../../../lib/validation'
import { deliveryOf, type DeliveryOptions } from './delivery'
import { watchPress } from './press'
import { untouched, type FormState } from './progress'
import { putBack, typedIn, valuesOf } from './values'

/** What a form must know of itself to be taken in hand. */
export interface FormOptions extends DeliveryOptions {
  rules: Record<string, Rule>
}

/** A form that the scripts have taken in hand. */
export interface LiveForm {
  submit: () => void
  /** Chooses a value for a field, unless the visitor chose one since coming to this address. */
  prefer: (field: string, value: string) => void
  /** Leaves the form to the browser again. */
  release: () => void
}

/** Presses that follow each other faster are one double click, in milliseconds. */
const doublePress = 500

/**
 * Takes a plain form in hand: from now on it says what is wrong in the site’s words, keeps what is typed, and is sent
 * without leaving the page. Its fields keep their own values, so that nothing typed early is lost. `show` is called with
 * every change.
 */
export function bringToLife(form: HTMLFormElement, options: FormOptions, show: (state: FormState) => void): LiveForm {
  const { name, category, rules, endpoint } = options
  const seen = new Set<string>()
  const press = watchPress()
  let state = untouched
  let pressedAt = 0
  const update = (change: Partial<FormState>) => show((state = { ...state, ...change }))
  const deliver = deliveryOf(form, options, progress => update({ progress }))
  const keep = () => keepDraft(name, { values: typedIn(form), query: location.search })

  const check = (field: string) => {
    const rule = rules[field]
    const values = valuesOf(form)
    const problem = rule && problemOf(values[field] ?? '', rule, values)
    const { [field]: _, ...others } = state.problems
    update({ problems: problem ? inOrder({ ...others, [field]: problem }, rules) : others })
  }

  const submit = () => {
    const { step } = state.progress
    const twice = step === 'composed' && Date.now() - pressedAt < doublePress
    if (step === 'sending' || twice) return
    pressedAt = Date.now()
    keep()
    const problems = problemsOf(valuesOf(form), rules)
    if (Object.keys(problems).length) {
      track({ name: 'form_error', category, label: Object.keys(problems).join(' ') })
      return update({ progress: { step: 'filling' }, problems, attempts: state.attempts + 1 })
    }
    update({ problems })
    deliver()
  }

  const entered = (field: string) => {
    if (!field || seen.has(field)) return
    if (!seen.size) {
      track({ name: 'form_start', category })
      // Fetched while there surely is a network: the message may be sent when there is none.
      if (endpoint) void loadClient()
    }
    seen.add(field)
    track({ name: 'form_field_focus', category, label: field })
  }

  const listeners = {
    submit: (event: Event) => {
      event.preventDefault()
      submit()
    },
    input: ({ target }: Event) => {
      keep()
      // The e-mail that waits no longer says what stands in the form.
      if (state.progress.step === 'composed') update({ progress: { step: 'filling' } })
      const changed = nameOf(target)
      Object.keys(state.problems)
        .filter(field => field === changed || rules[field]?.requiredWith === changed)
        .forEach(check)
    },
    focusin: ({ target }: Event) => entered(nameOf(target)),
    // What is said under a field moves all that stands below it.
    focusout: ({ target }: Event) => press.after(() => valuesOf(form)[nameOf(target)] && check(nameOf(target))),
  }
  Object.entries(listeners).forEach(([event, listener]) => form.addEventListener(event, listener))

  const draft = readDraft(name)
  if (draft) putBack(form, draft.values)
  if (form.contains(document.activeElement)) entered(nameOf(document.activeElement))

  return {
    submit,
    prefer: (field, value) => {
      const control = form.elements.namedItem(field)
      if (!(control instanceof HTMLSelectElement)) return
      const known = readDraft(name)
      // Chosen here, or before the scripts came.
      if (control.value && (!known || known.query === location.search)) return
      control.value = value
      keep()
    },
    release: () => {
      press.stop()
      Object.entries(listeners).forEach(([event, listener]) => form.removeEventListener(event, listener))
    },
  }
}

function nameOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : ''
}

function inOrder(problems: FormState['problems'], rules: Record<string, Rule>): FormState['problems'] {
  return Object.fromEntries(Object.keys(rules).flatMap(name => (problems[name] ? [[name, problems[name]]] : [])))
}
