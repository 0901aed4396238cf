import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../browser/draft'
import { track } from '../../browser/track'
import { emailBody, emailHref } from '../../lib/composeEmail'
import { Failure, type FailureKind } from '../../lib/failures'
import { problemOf, problemsOf, type Problem, type Rule } from '../../lib/validation'
import { linesOf, putBack, trapName, typedIn, valuesOf } from './values'

/** An e-mail that says what was typed. */
export interface Composed {
  href: string
  body: string
}

/** Where a form stands on its way. */
export type Progress =
  | { step: 'filling' }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'composed'; email: Composed }
  | { step: 'failed'; kind: FailureKind; email: Composed }

interface Options {
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
  /** What is done besides, once it is sent or has failed. */
  onEnd?: (step: 'sent' | 'failed', kind?: FailureKind) => void
}

const loadSender = () => import(/* webpackChunkName: "send" */ '../../browser/send')

/**
 * A form that is plain HTML until the scripts are there: from then on it says what is wrong in the site’s words, keeps
 * what is typed, and is sent without leaving the page. Its fields keep their own values, so that nothing typed early is lost.
 */
export function useForm({ name, category, rules, endpoint, email, subject, onEnd }: Options) {
  const ref = useRef<HTMLFormElement>(null)
  const seen = useRef(new Set<string>())
  const message = useRef('')
  const [live, setLive] = useState(false)
  const [progress, setProgress] = useState<Progress>({ step: 'filling' })
  const [problems, setProblems] = useState<Record<string, Problem>>({})
  /** How often the form was held back: the summary takes the focus each time. */
  const [attempts, setAttempts] = useState(0)

  const keep = () => ref.current && keepDraft(name, { values: typedIn(ref.current), query: location.search })

  useEffect(() => {
    setLive(true)
    const draft = readDraft(name)
    if (ref.current && draft) putBack(ref.current, draft.values)
  }, [name])

  const recheck = (field: string, value: string) => {
    const problem = rules[field] && problemOf(value, rules[field])
    setProblems(({ [field]: _, ...others }) => (problem ? inOrder({ ...others, [field]: problem }, rules) : others))
  }

  const compose = (form: HTMLFormElement): Composed => {
    const body = emailBody(linesOf(form))
    return { href: emailHref(email, subject, body), body }
  }

  const fail = (form: HTMLFormElement, kind: FailureKind) => {
    setProgress({ step: 'failed', kind, email: compose(form) })
    track({ name: 'form_error', category, label: kind })
    onEnd?.('failed', kind)
  }

  const deliver = async (form: HTMLFormElement, to: string) => {
    setProgress({ step: 'sending' })
    const data = new FormData(form)
    data.delete(trapName)
    // The same message keeps its id, so that an attempt that did arrive is known when it is repeated.
    message.current ||= newId()
    data.set('id', message.current)
    try {
      const { send } = await loadSender()
      await send(to, data)
      message.current = ''
      dropDraft(name)
      setProgress({ step: 'sent' })
      track({ name: 'form_submit', category, label: 'sent' })
      onEnd?.('sent')
    } catch (error) {
      fail(form, error instanceof Failure ? error.kind : navigator.onLine ? 'unknown' : 'offline')
    }
  }

  const submit = () => {
    const form = ref.current
    if (!form || progress.step === 'sending') return
    keep()
    const values = valuesOf(form)
    const found = problemsOf(values, rules)
    setProblems(found)
    if (Object.keys(found).length) {
      setProgress({ step: 'filling' })
      setAttempts(count => count + 1)
      track({ name: 'form_error', category, label: Object.keys(found).join(' ') })
      return
    }
    if (values[trapName]) return fail(form, 'unknown')
    if (endpoint) return void deliver(form, endpoint)
    const composed = compose(form)
    track({ name: 'form_submit', category, label: 'email' })
    setProgress({ step: 'composed', email: composed })
    location.assign(composed.href)
  }

  const formProps = {
    ref,
    noValidate: live,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      submit()
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      keep()
      const field = target as Partial<HTMLInputElement>
      if (field.name && problems[field.name]) recheck(field.name, heldBy(field))
    },
    onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      const field = String((target as Partial<HTMLInputElement>).name ?? '')
      if (!field || seen.current.has(field)) return
      if (!seen.current.size) {
        track({ name: 'form_start', category })
        // Fetched while there surely is a network: the message may be sent when there is none.
        if (endpoint) loadSender().catch(() => undefined)
      }
      seen.current.add(field)
      track({ name: 'form_field_focus', category, label: field })
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const field = target as Partial<HTMLInputElement>
      if (field.name && heldBy(field)) recheck(field.name, heldBy(field))
    },
  }

  return { formProps, live, progress, problems, attempts, submit, keep, back: () => setProgress({ step: 'filling' }) }
}

function heldBy({ type, checked, value = '' }: Partial<HTMLInputElement>): string {
  return type === 'checkbox' && !checked ? '' : value
}

function inOrder(problems: Record<string, Problem>, rules: Record<string, Rule>): Record<string, Problem> {
  return Object.fromEntries(Object.keys(rules).flatMap(name => (problems[name] ? [[name, problems[name]]] : [])))
}

// Not every page is served over https while it is being built, and only there is randomUUID.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(16).padStart(8, '0')).join('')
}
