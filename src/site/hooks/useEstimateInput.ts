import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { formatEstimateQuery, parseEstimateInput, type EstimateInput } from '../../shared/costEstimate'
import type { EstimatorData } from '../../shared/estimatorData'
import { getProperty } from '../../shared/properties'

// WebKit refuses more than 100 changes of an address in 10 seconds.
const writeAfter = 200

/**
 * What a visitor compares: by default, by the address, then by the form, whose fields hold it themselves. It is kept in the
 * address, so that a link, a reload and Back find it again. `follow` is called when something in the form has changed.
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
    // Without a query it is what was typed before the scripts came.
    setInput(readForm(form.current, initial, data))
    return () => clearTimeout(timer.current)
    // What is compared by default follows from the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search])

  const follow = () => {
    if (!form.current) return
    adoptSalary(form.current, input, data)
    const next = readForm(form.current, initial, data)
    setInput(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      history.replaceState(history.state, '', `?${formatEstimateQuery(next)}${location.hash}`)
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

// Another service is compared with another position: its salary comes along, unless the visitor wrote one.
function adoptSalary(form: HTMLFormElement, before: EstimateInput, { plans, services }: EstimatorData): void {
  const serviceOf = (id: string) => services.find(each => each.id === plans.find(plan => plan.id === id)?.service)
  const [old, next] = [serviceOf(before.plan), serviceOf(String(new FormData(form).get('plan')))]
  const salary = form.elements.namedItem('salary')
  if (!old || !next || !(salary instanceof HTMLInputElement)) return
  if (Number(salary.value) === old.salary) salary.value = String(next.salary)
}
