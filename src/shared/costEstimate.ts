/** What an employer pays on a salary by law: a share of what lies between two amounts. */
export interface EmployerCharge {
  name: string
  /** In percent. */
  rate: number
  /** The part of the salary on which nothing is paid. */
  from?: number | null
  /** The amount above which nothing is paid. */
  upTo?: number | null
}

/** A plan that a visitor can choose. */
export interface EstimatePlan {
  /** Unique on the page, and its value in the address. */
  id: string
  /** The service that it belongs to, as the contact form knows it. */
  service: string
  name: string
  /** A month, in dollars. */
  price: number
  /** Hours a month. */
  hours: number
}

/** What a visitor compares. */
export interface EstimateInput {
  /** Id of a plan. */
  plan: string
  months: number
  /** The salary of a full-time counsel for a year. */
  salary: number
  /** True to add what an employer pays on top. */
  charges: boolean
  /** Hours of counsel that are needed a month, when they are known. */
  hours: number | null
  /** The hourly rate of an outside firm, when there is one to compare with. */
  rate: number | null
}

/** What does not depend on the visitor. */
export interface EstimateBasis {
  plans: readonly EstimatePlan[]
  charges: readonly EmployerCharge[]
  /** Hours that a full-time counsel works in a year. */
  yearlyHours: number
}

/** The cost of one way over the months that were chosen. */
export interface CostOfOption {
  cost: number
  hours: number
  perHour: number
}

/** The other way is the better one, and why: it costs no more, no plan has the hours, or the hours of a plan would cost as much. */
type ReasonToHireFullTime = 'cost' | 'beyond-plans' | 'hours'

/** Two or three ways to have counsel, side by side. */
export interface Estimate {
  plan: EstimatePlan
  months: number
  fullTime: CostOfOption
  fractional: CostOfOption
  outside: CostOfOption | null
  /** What the plan costs less than the hire; negative when it costs more. */
  difference: number
  /** The same in percent of the cost of the hire, to the whole number. */
  percent: number
  /** The hours of the plan in percent of those of full time. */
  hoursShare: number
  /** The hours a month that cost as much at the hourly price of the plan as the hire. */
  breakEvenHours: number
  /** The smallest plan of the service that has the hours needed, when the chosen one has not. */
  largerPlan: EstimatePlan | null
  hire: ReasonToHireFullTime | null
}

const monthsInYear = 12
const weeksInYear = 52

/** What each charge comes to on a salary, for a year, to the cent. */
export function computeEmployerCharges(salary: number, charges: readonly EmployerCharge[]): number[] {
  return charges.map(({ rate, from, upTo }) => {
    const base = Math.max(0, Math.min(salary, upTo ?? Infinity) - (from ?? 0))
    return Math.round(base * rate) / 100
  })
}

/** Hours of a full-time year: the weeks without vacation, at the normal workweek. */
export function computeFullTimeYearlyHours(weekHours: number, vacationWeeks: number): number {
  return (weeksInYear - vacationWeeks) * weekHours
}

/** What a hire and a plan cost over the same months, and which of them suits. */
export function computeEstimate(input: EstimateInput, { plans, charges, yearlyHours }: EstimateBasis): Estimate {
  const plan = plans.find(({ id }) => id === input.plan) ?? plans[0]
  if (!plan) throw new Error('There is no plan to compare.')
  const { months, salary, hours, rate } = input
  const onTop = input.charges ? sum(computeEmployerCharges(salary, charges)) : 0
  const fullTime = way(((salary + onTop) * months) / monthsInYear, (yearlyHours * months) / monthsInYear)
  const fractional = way(plan.price * months, plan.hours * months)
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
    outside: rate ? way(rate * wanted * months, wanted * months) : null,
    difference,
    percent: fullTime.cost > 0 ? Math.round((difference / fullTime.cost) * 100) : 0,
    hoursShare: Math.round((fractional.hours / fullTime.hours) * 100),
    breakEvenHours,
    largerPlan: wanted > plan.hours ? (covering ?? null) : null,
    hire: reasonToHire(difference, wanted, Boolean(covering), breakEvenHours),
  }
}

function reasonToHire(
  difference: number,
  wanted: number,
  isCovered: boolean,
  breakEven: number,
): ReasonToHireFullTime | null {
  if (difference <= 0) return 'cost'
  if (wanted > breakEven) return 'hours'
  return isCovered ? null : 'beyond-plans'
}

function way(cost: number, hours: number): CostOfOption {
  return { cost: Math.round(cost), hours: Math.round(hours), perHour: cost / hours }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

const limits = { months: [1, 36], salary: [1000, 2_000_000], hours: [1, 400], rate: [1, 5000] } as const

/** The least and the most that a field of the form takes. */
export function getEstimateFieldLimits(field: keyof typeof limits): { min: number; max: number } {
  const [min, max] = limits[field]
  return { min, max }
}

/** What an address or a form says, field by field; what it does not say, or says wrongly, is as by default. */
export function parseEstimateInput(
  query: URLSearchParams,
  initial: EstimateInput,
  { plans }: EstimateBasis,
): EstimateInput {
  const plan = query.get('plan')
  // A box that is not ticked is not sent: only where nothing at all is said, it is as by default.
  const isAnswered = [...query.keys()].some(name => name in initial)
  return {
    plan: plans.find(({ id }) => id === plan)?.id ?? initial.plan,
    months: Math.round(within(query, 'months') ?? initial.months),
    salary: within(query, 'salary') ?? initial.salary,
    charges: isAnswered ? query.has('charges') : initial.charges,
    hours: within(query, 'hours') ?? initial.hours,
    rate: within(query, 'rate') ?? initial.rate,
  }
}

/** The query that says what a visitor compares. */
export function formatEstimateQuery({ charges, ...input }: EstimateInput): string {
  const said = Object.entries(input).filter(([, value]) => value !== null)
  return new URLSearchParams([
    ...said.map(([name, value]) => [name, String(value)]),
    ...(charges ? [['charges', '1']] : []),
  ]).toString()
}

function within(query: URLSearchParams, field: keyof typeof limits): number | undefined {
  const value = Number(query.get(field) || NaN)
  const { min, max } = getEstimateFieldLimits(field)
  return value >= min && value <= max ? value : undefined
}
