import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { formatEstimateQuery, parseEstimateInput, type EstimateInput } from '../../shared/costEstimate'
import type { EstimatorData } from '../../shared/estimatorData'
import { getProperty } from '../../shared/properties'
import { changeHistory } from '../browser/changeHistory'

// WebKit throws after 100 URL changes in 10 seconds.
const writeAfter = 200

/**
 * The estimator’s input: the defaults, then the URL, then the form, whose fields are uncontrolled. It is kept in the
 * URL, so that links, reload and Back restore it. Call `follow` after a change in the form.
 */
export function useEstimateInput(
  form: RefObject<HTMLFormElement>,
  initial: EstimateInput,
  data: EstimatorData,
): [input: EstimateInput, follow: () => void] {
  const { search } = useLocation()
  const [input, setInput] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  useEffect(() => {
    if (!form.current) return
    const query = new URLSearchParams(search)
    if (query.has('plan')) fillForm(form.current, parseEstimateInput(query, initial, data))
    // Without a query, keep what was typed before hydration.
    setInput(readForm(form.current, initial, data))
    return () => clearTimeout(timer.current)
    // The defaults are constant for a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search])

  const follow = () => {
    if (!form.current) return
    applySalary(form.current, input, data)
    const next = readForm(form.current, initial, data)
    setInput(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      changeHistory('replaceState', history.state, `?${formatEstimateQuery(next)}${location.hash}`)
    }, writeAfter)
  }
  return [input, follow]
}

function readForm(form: HTMLFormElement, initial: EstimateInput, data: EstimatorData): EstimateInput {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseEstimateInput(new URLSearchParams(typed), initial, data)
}

function fillForm(form: HTMLFormElement, input: EstimateInput): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue
    const value = getProperty(input, control.name)
    if (control.type === 'radio') control.checked = control.value === value
    else if (control.type === 'checkbox') control.checked = Boolean(value)
    else control.value = value === null ? '' : String(value)
  }
}

// Another service compares with another position: update the salary, unless the visitor changed it.
function applySalary(form: HTMLFormElement, before: EstimateInput, { plans, services }: EstimatorData): void {
  const findServiceOfPlan = (id: string) =>
    services.find(each => each.id === plans.find(plan => plan.id === id)?.service)
  const [old, next] = [findServiceOfPlan(before.plan), findServiceOfPlan(String(new FormData(form).get('plan')))]
  const salary = form.elements.namedItem('salary')
  if (!old || !next || !(salary instanceof HTMLInputElement)) return
  if (Number(salary.value) === old.salary) salary.value = String(next.salary)
}
