import { dropDraft, keepDraft, readDraft } from '../../../browser/draft'
import { track } from '../../../browser/track'
import { emailBody, emailHref } from '../../../lib/composeEmail'
import { failureOf, type FailureKind } from '../../../lib/failures'
import { problemOf, problemsOf, type Rule } from '../../../lib/validation'
import { trapName } from '../trapName'
import { watchPress } from './press'
import { untouched, type Composed, type FormState } from './progress'
import { linesOf, putBack, typedIn, valuesOf } from './values'

/** What a form must know of itself to be sent. */
export interface FormOptions {
  /** Names the draft in the browser. */
  name: string
  /** Names the form in analytics. */
  category: string
  rules: Record<string, Rule>
  /** Where it is sent; null composes an e-mail. */
  endpoint: string | null
  /** Who gets the e-mail, and its subject. */
  email: string
  subject: string
}

/** A form that the scripts have taken in hand. */
export interface LiveForm {
  submit: () => void
  /** Chooses a value for a field, unless the visitor chose one since coming to this address. */
  prefer: (field: string, value: string) => void
  /** Leaves the form to the browser again. */
  release: () => void
}

const loadClient = () => import(/* webpackChunkName: "client" */ '../../../browser/client')

/**
 * Takes a plain form in hand: from now on it says what is wrong in the site’s words, keeps what is typed, and is sent
 * without leaving the page. Its fields keep their own values, so that nothing typed early is lost. `show` is called with
 * every change.
 */
export function bringToLife(form: HTMLFormElement, options: FormOptions, show: (state: FormState) => void): LiveForm {
  const { name, category, rules, endpoint, email, subject } = options
  const seen = new Set<string>()
  const press = watchPress()
  let messageId = ''
  let state = untouched
  const update = (change: Partial<FormState>) => show((state = { ...state, ...change }))
  const keep = () => keepDraft(name, { values: typedIn(form), query: location.search })

  const check = (field: string) => {
    const rule = rules[field]
    const values = valuesOf(form)
    const problem = rule && problemOf(values[field] ?? '', rule, values)
    const { [field]: _, ...others } = state.problems
    update({ problems: problem ? inOrder({ ...others, [field]: problem }, rules) : others })
  }

  const compose = (): Composed => {
    const body = emailBody(linesOf(form))
    return { href: emailHref(email, subject, body), body }
  }

  const fail = (kind: FailureKind) => {
    track({ name: 'form_error', category, label: kind })
    update({ progress: { step: 'failed', kind, email: compose() } })
  }

  const deliver = async (to: string) => {
    update({ progress: { step: 'sending' } })
    const data = new FormData(form)
    data.delete(trapName)
    // The same message keeps its id, so that an attempt that did arrive is known when it is repeated.
    messageId ||= newId()
    data.set('id', messageId)
    try {
      const { send } = await loadClient()
      await send(to, data)
    } catch (error) {
      return fail(failureOf(error, navigator.onLine))
    }
    messageId = ''
    dropDraft(name)
    track({ name: 'form_submit', category, label: 'sent' })
    update({ progress: { step: 'sent' } })
  }

  const submit = () => {
    if (state.progress.step === 'sending') return
    keep()
    const values = valuesOf(form)
    const problems = problemsOf(values, rules)
    if (Object.keys(problems).length) {
      track({ name: 'form_error', category, label: Object.keys(problems).join(' ') })
      return update({ progress: { step: 'filling' }, problems, attempts: state.attempts + 1 })
    }
    update({ problems })
    if (values[trapName]) return fail('unknown')
    if (endpoint) return void deliver(endpoint)
    const composed = compose()
    track({ name: 'form_submit', category, label: 'email' })
    update({ progress: { step: 'composed', email: composed } })
    location.assign(composed.href)
  }

  const entered = (field: string) => {
    if (!field || seen.has(field)) return
    if (!seen.size) {
      track({ name: 'form_start', category })
      // Fetched while there surely is a network: the message may be sent when there is none.
      if (endpoint) loadClient().catch(() => undefined)
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
      if (control.value && readDraft(name)?.query === location.search) return
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

// Not every page is served over https while it is being built, and only there is randomUUID.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(16).padStart(8, '0')).join('')
}
