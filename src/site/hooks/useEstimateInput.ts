import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { formatEstimateQuery, parseEstimateInput, type EstimateInput } from '../../shared/costEstimate'
import type { EstimatorData } from '../../shared/estimatorData'
import { changeHistory } from '../browser/changeHistory'
import { fillFormFromQuery, isFormChanged } from '../browser/formQuery'
import { serializeFormToQuery } from '../browser/serializeFormToQuery'

// WebKit throws after 100 URL changes in 10 seconds.
const writeAfter = 200

/**
 * The estimator’s input: the last valid values of the form, whose fields are uncontrolled and start with the defaults,
 * then the URL. It is kept in the URL, so that links, reload and Back restore it. Call `follow` after a change in the
 * form.
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
    // Without a query, keep what was typed before hydration.
    if (query.has('plan')) form.current.reset()
    const isTyped = isFormChanged(form.current)
    fillFormFromQuery(form.current, query)
    if (isTyped) follow()
    else read()
    return () => clearTimeout(timer.current)
    // The defaults are constant for a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search])

  const read = () => {
    if (!form.current?.matches(':valid')) return
    const next = parseEstimateInput(serializeFormToQuery(form.current), initial, data)
    setInput(next)
    return next
  }
  const follow = () => {
    clearTimeout(timer.current)
    if (form.current) applySalary(form.current, input, data)
    const next = read()
    if (!next) return
    timer.current = setTimeout(() => {
      changeHistory('replaceState', history.state, `?${formatEstimateQuery(next)}${location.hash}`)
    }, writeAfter)
  }
  return [input, follow]
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
