import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useState, type ReactNode } from 'react'
import { showToast } from '../../browser/toast'
import type { FormOptions, LiveForm } from './live/bringToLife'
import { untouched, type FormState } from './live/progress'

interface Options extends FormOptions {
  /** The words of each field, by its name; a consent is known by its own. */
  labels: Record<string, string>
  /** What is said once it is sent. */
  sent: { title: string; text: string }
}

/** How long a form is on its way before that is said, in milliseconds. */
const slowAfter = 3000

/** The id of a field of a form. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`
}

/**
 * A form that is plain HTML until the scripts for it are there, and stays so where they do not come: then the browser
 * validates and sends it.
 */
export function useForm({ labels, sent, ...options }: Options) {
  const { t } = useTranslation()
  const { name, category, rules, endpoint, email, subject } = options
  const [form, ref] = useState<HTMLFormElement | null>(null)
  const [parts, setParts] = useState<typeof import('./live') | null>(null)
  const [live, setLive] = useState<LiveForm | null>(null)
  const [state, setState] = useState<FormState>(untouched)
  const { progress, problems, attempts } = state

  useEffect(() => {
    import(/* webpackChunkName: "form" */ './live').then(setParts, () => undefined)
  }, [])

  useEffect(() => {
    if (!form || !parts) return
    const taken = parts.bringToLife(form, { name, category, rules, endpoint, email, subject }, setState)
    setLive(taken)
    return () => {
      taken.release()
      setLive(null)
    }
  }, [form, parts, name, category, rules, endpoint, email, subject])

  useEffect(() => {
    if (progress.step !== 'sending') return
    let hide: (() => void) | undefined
    const slow = setTimeout(() => {
      hide = showToast({ kind: 'loading', variant: 'single', title: t('toast.slow'), description: t('toast.slowText') })
    }, slowAfter)
    return () => {
      clearTimeout(slow)
      hide?.()
    }
  }, [progress.step, t])

  const failure = progress.step === 'failed' ? t(`errors.kinds.${progress.kind}`) : null
  useEffect(() => {
    if (progress.step === 'sent') showToast({ kind: 'success', variant: 'single', title: sent.title })
    if (failure) showToast({ kind: 'error', variant: 'single', title: t('toast.failed'), description: failure })
  }, [progress.step, failure, sent.title, t])

  const summary: ReactNode = parts && (
    <parts.ErrorSummary {...{ problems, attempts, labels }} idOf={field => fieldId(name, field)} />
  )
  const outcome: ReactNode = parts && (
    <parts.Outcome {...{ progress, email, sent }} onRetry={() => live?.submit()} onBack={() => setState(untouched)} />
  )
  return {
    /** By its name the start of a page knows a form that has a draft. */
    formProps: { ref, noValidate: Boolean(live), 'data-form': name },
    live,
    /** Where it stands: the form goes once it is sent, and the outcome takes its place. */
    step: progress.step,
    problems,
    summary,
    outcome,
  }
}
