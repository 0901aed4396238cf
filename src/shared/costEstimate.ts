/** A statutory employer contribution: a percentage of the salary between two amounts. */
export interface EmployerContributionRate {
  name: string
  /** In percent. */
  rate: number
  /** Exempt part of the salary, in dollars. */
  from?: number | null
  /** Maximum salary to which the rate applies. */
  upTo?: number | null
}

/** A plan that a visitor can choose. */
interface EstimatePlan {
  /** Unique on the page; also its value in the URL. */
  id: string
  /** Service id, as used by the contact form. */
  service: string
  name: string
  /** In dollars per month. */
  price: number
  /** Hours per month. */
  hours: number
}

/** The visitor’s input. */
export interface EstimateInput {
  /** Id of a plan. */
  plan: string
  months: number
  /** Annual salary of a full-time counsel. */
  salary: number
  /** Whether to include employer contributions. */
  charges: boolean
  /** Hours of counsel needed per month, if known. */
  hours: number | null
  /** Hourly rate of an outside firm to compare with, if any. */
  rate: number | null
}

/** Data that does not depend on the visitor. */
export interface EstimateReferenceData {
  plans: readonly EstimatePlan[]
  charges: readonly EmployerContributionRate[]
  /** Hours that a full-time counsel works per year. */
  yearlyHours: number
}

/** The cost of one option over the chosen months. */
export interface OptionCost {
  cost: number
  hours: number
  perHour: number
}

/**
 * Why hiring is the better option: it costs no more than the plan, no plan has enough hours, or the needed hours would
 * cost more at the plan’s hourly price.
 */
type ReasonToHireFullTime = 'cost' | 'beyond-plans' | 'hours'

/** The comparison of two or three options. */
interface Estimate {
  plan: EstimatePlan
  months: number
  fullTime: OptionCost
  fractional: OptionCost
  outside: OptionCost | null
  /** Cost of the hire minus cost of the plan; negative if the plan costs more. */
  difference: number
  /** The difference as a percentage of the cost of the hire, rounded. */
  percent: number
  /** The hours of the plan as a percentage of full-time hours. */
  hoursShare: number
  /** Hours per month that, at the plan’s hourly price, would cost as much as the hire. */
  breakEvenHours: number
  /** The smallest plan of the service with the needed hours, if the chosen one has too few. */
  largerPlan: EstimatePlan | null
  hire: ReasonToHireFullTime | null
}

const monthsInYear = 12
const weeksInYear = 52

/** The annual amount of each contribution for a salary, rounded to cents. */
export function computeEmployerContributionAmounts(
  salary: number,
  charges: readonly EmployerContributionRate[],
): number[] {
  return charges.map(({ rate, from, upTo }) => {
    const base = Math.max(0, Math.min(salary, upTo ?? Infinity) - (from ?? 0))
    return Math.round(base * rate) / 100
  })
}

/** Hours of a full-time year: weeks without vacation, times the workweek. */
export function computeYearlyHoursWorked(weekHours: number, vacationWeeks: number): number {
  return (weeksInYear - vacationWeeks) * weekHours
}

/** Compares the cost of a hire, a plan and, if an hourly rate is given, an outside firm over the same months. */
export function computeCostComparison(
  input: EstimateInput,
  { plans, charges, yearlyHours }: EstimateReferenceData,
): Estimate {
  const plan = plans.find(({ id }) => id === input.plan) ?? plans[0]
  if (!plan) throw new Error('There is no plan to compare.')
  const { months, salary, hours, rate } = input
  const onTop = input.charges ? sum(computeEmployerContributionAmounts(salary, charges)) : 0
  const fullTime = createOption(((salary + onTop) * months) / monthsInYear, (yearlyHours * months) / monthsInYear)
  const fractional = createOption(plan.price * months, plan.hours * months)
  const wanted = hours ?? plan.hours
  const difference = fullTime.cost - fractional.cost
  const breakEvenHours = Math.floor(fullTime.cost / months / fractional.perHour)
  const covering = plans
    .filter(({ service, hours }) => service === plan.service && hours >= wanted)
    .sort((a, b) => a.hours - b.hours)[0]
  return {
    plan,
    months,
    fullTime,
    fractional,
    outside: rate ? createOption(rate * wanted * months, wanted * months) : null,
    difference,
    percent: fullTime.cost > 0 ? Math.round((difference / fullTime.cost) * 100) : 0,
    hoursShare: Math.round((fractional.hours / fullTime.hours) * 100),
    breakEvenHours,
    largerPlan: wanted > plan.hours ? (covering ?? null) : null,
    hire: findReasonToHire(difference, wanted, Boolean(covering), breakEvenHours),
  }
}

function findReasonToHire(
  difference: number,
  wanted: number,
  isCovered: boolean,
  breakEven: number,
): ReasonToHireFullTime | null {
  if (difference <= 0) return 'cost'
  if (wanted > breakEven) return 'hours'
  return isCovered ? null : 'beyond-plans'
}

function createOption(cost: number, hours: number): OptionCost {
  return { cost: Math.round(cost), hours: Math.round(hours), perHour: cost / hours }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Minimum and maximum of each number field; only whole numbers are taken. */
export const estimateFieldLimits = {
  months: { min: 1, max: 36 },
  salary: { min: 1000, max: 2_000_000 },
  hours: { min: 1, max: 400 },
  rate: { min: 1, max: 5000 },
} as const

/** Parses a query string or form data; missing or invalid values keep their defaults. */
export function parseEstimateInput(
  query: URLSearchParams,
  initial: EstimateInput,
  { plans }: EstimateReferenceData,
): EstimateInput {
  const plan = query.get('plan')
  // An unticked checkbox is absent from form data: the default applies only if no field is present at all.
  const isAnswered = [...query.keys()].some(name => name in initial)
  return {
    plan: plans.find(({ id }) => id === plan)?.id ?? initial.plan,
    months: readWithinLimits(query, 'months') ?? initial.months,
    salary: readWithinLimits(query, 'salary') ?? initial.salary,
    charges: isAnswered ? query.has('charges') : initial.charges,
    hours: readWithinLimits(query, 'hours') ?? initial.hours,
    rate: readWithinLimits(query, 'rate') ?? initial.rate,
  }
}

/** The query string of the input. */
export function formatEstimateQuery({ charges, ...input }: EstimateInput): string {
  const said = Object.entries(input).filter(([, value]) => value !== null)
  return new URLSearchParams([
    ...said.map(([name, value]) => [name, String(value)]),
    ...(charges ? [['charges', '1']] : []),
  ]).toString()
}

function readWithinLimits(query: URLSearchParams, field: keyof typeof estimateFieldLimits): number | undefined {
  const value = Number(query.get(field) || NaN)
  const { min, max } = estimateFieldLimits[field]
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined
}
