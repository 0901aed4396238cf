import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { readFormDraft } from '../../browser/formDraft'
import { useLanguage } from '../../hooks/useLanguage'
import { mediaQueries } from '../../styles/tokens'
import { Button } from '../ui/Button'
import { FoldOnPhones } from '../ui/FoldOnPhones'
import type { analyticsEventCategoryByForm } from './analyticsEventCategoryByForm'
import type { FormState } from './enhanced/formState'
import { FormField, type FieldSpec } from './FormField'
import { Honeypot } from './Honeypot'

const columns = {
  position: 'relative',
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
  [mediaQueries.tablet]: { gridTemplateColumns: '1fr 1fr', '& > :not([data-half])': { gridColumn: '1 / -1' } },
} as const
// Folds below each other share a rule.
const Grid = styled.form(columns, { '& > .fold': { marginTop: 0 }, '& > .fold + .fold': { marginTop: '-1.25rem' } })
const Folded = styled.div(columns)
const Submit = styled(Button)({ [mediaQueries.tablet]: { justifySelf: 'start' } })

/** A form: its fields and endpoint. */
export interface FormSpec {
  /** Key of its draft and texts, and prefix of its field ids. */
  name: keyof typeof analyticsEventCategoryByForm
  fields: readonly FieldSpec[]
  /** URL it is sent to; null composes an e-mail. */
  endpoint: string | null
  /** Recipient and subject of that e-mail. */
  email: string
  subject: string
}

/**
 * A plain HTML form, which the browser validates and submits until scripts run, or if those of `enhanced` fail to load.
 * These are loaded when a visitor focuses the form; they show the site’s error messages, keep a draft, and send without
 * leaving the page.
 */
export function Form(spec: FormSpec) {
  const { name, fields, endpoint, email, subject } = spec
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState>()
  /**
   * `native`: the browser validates and submits the form. That is until scripts run, or if those of `enhanced` fail.
   */
  const [mode, setMode] = useState<'native' | 'waiting' | typeof import('./enhanced')>('native')
  const isNative = mode === 'native'
  const enhanced = typeof mode === 'object' ? mode : null
  const controller = enhanced?.getOrCreateFormController(name)
  const enhance = async () => {
    const loaded = await import(/* webpackChunkName: "form" */ './enhanced').catch(() => 'native' as const)
    // At once, so that a submit that waits for it is handled anew.
    flushSync(() => setMode(loaded))
  }
  const submitOnceEnhanced = async (event: FormEvent) => {
    event.preventDefault()
    await enhance()
    form.current?.requestSubmit()
  }

  // Enhance immediately if there is a draft, a preset from the URL, or focus in the form. A preset field may be in the
  // first fold.
  const isPreset = fields.some(({ preset }) => preset)
  useEffect(() => {
    setMode(current => (current === 'native' ? 'waiting' : current))
    if (isPreset) form.current?.querySelector('details')?.setAttribute('open', '')
    if (isPreset || readFormDraft(name) || form.current?.contains(document.activeElement)) void enhance()
  }, [name, isPreset])
  useEffect(() => {
    if (form.current) controller?.attach({ form: form.current, spec, t, show: setState, pathname: location.pathname })
  }, [controller, spec, t])
  useEffect(() => controller?.detach, [controller])

  // Without scripts, a mailto: form puts all fields into an e-mail.
  const target = endpoint
    ? { action: endpoint, method: 'post' }
    : { action: `mailto:${email}?subject=${encodeURIComponent(subject)}`, method: 'post', encType: 'text/plain' }
  const show = (field: FieldSpec) => (
    <FormField key={field.name} form={name} field={field} error={state?.errors[field.name]} isNative={isNative} />
  )
  const isSending = state?.delivery.status === 'sending'
  const isDone = state?.delivery.status === 'sent' && !state.delivery.edited
  const outcome = state && enhanced && controller && (
    <enhanced.Outcome {...state} onRetry={controller.submit} onBack={controller.reset} />
  )
  return (
    <>
      <Grid
        {...target}
        {...(controller?.handlers ?? { onFocus: enhance, onSubmit: isNative ? undefined : submitOnceEnhanced })}
        ref={form}
        id={`${name}-form`}
        data-form={name}
        noValidate={!isNative}
        hidden={isDone}
      >
        {state && enhanced && <enhanced.ErrorSummary spec={spec} {...state} />}
        <input type="hidden" name="language" value={language} />
        {fields.map(field => {
          const { fold } = field
          if (!fold) return show(field)
          const folded = fields.filter(field => field.fold === fold)
          return (
            field === folded[0] && (
              <FoldOnPhones key={fold} label={fold} count={folded.length}>
                <Folded>{folded.map(show)}</Folded>
              </FoldOnPhones>
            )
          )
        })}
        <Honeypot />
        <Submit type="submit" aria-disabled={isSending || undefined}>
          {isSending ? t('form.sending') : t(`form.send.${name}`)}
        </Submit>
        {enhanced && (
          <p role="status" className="visually-hidden">
            {isSending && t('form.sending')}
          </p>
        )}
        {!isDone && outcome}
      </Grid>
      {isDone && outcome}
    </>
  )
}
