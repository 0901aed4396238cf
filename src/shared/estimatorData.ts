import type { EmployerContributionRate, EstimateReferenceData, EstimateInput } from './costEstimate'

/** An employer contribution with the source of its rate. */
export interface EmployerContributionRateWithSource extends EmployerContributionRate {
  provision: string
  source: { title: string; url: string; day: string }
}

/** A service whose plans can be chosen. */
export interface EstimatorServiceWithComparedRole {
  /** Service id, as used by the contact form and by plans. */
  id: string
  name: string
  /** The position that its plans are compared with. */
  role: string
  /** Default annual salary of that position. */
  salary: number
  /** Id of the default plan. */
  plan: string
}

/** All data of the cost estimator, computed at build. */
export interface EstimatorData extends EstimateReferenceData {
  services: readonly EstimatorServiceWithComparedRole[]
  charges: readonly EmployerContributionRateWithSource[]
  words: Record<string, string>
}

/** Default input: the first service’s plan and salary, for a year, with employer contributions. */
export function buildInitialEstimateInput({ services: [first] }: Pick<EstimatorData, 'services'>): EstimateInput {
  return { plan: first?.plan ?? '', months: 12, salary: first?.salary ?? 0, charges: true, hours: null, rate: null }
}
