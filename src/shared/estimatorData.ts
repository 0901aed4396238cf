import type { EmployerCharge, EstimateBasis, EstimateInput, EstimatePlan } from './costEstimate'

/** A charge with where its rate can be read. */
export interface SourcedEmployerCharge extends EmployerCharge {
  provision: string
  source: { title: string; url: string; day: string }
}

/** A service whose plans can be chosen. */
export interface EstimatorService {
  /** As the contact form knows it, and as plans name it. */
  id: string
  name: string
  /** The position that its plans are compared with, and the salary that stands in the form. */
  role: string
  salary: number
  /** The plan that is chosen at first. */
  plan: string
}

/** All that the cost estimator is given at build. */
export interface EstimatorData extends EstimateBasis {
  services: readonly EstimatorService[]
  plans: readonly EstimatePlan[]
  charges: readonly SourcedEmployerCharge[]
  words: Record<string, string>
}

/** What stands in the form at first: the first service's plan and salary, for a year, with what an employer pays on top. */
export function buildInitialEstimateInput({ services: [first] }: Pick<EstimatorData, 'services'>): EstimateInput {
  return { plan: first?.plan ?? '', months: 12, salary: first?.salary ?? 0, charges: true, hours: null, rate: null }
}
