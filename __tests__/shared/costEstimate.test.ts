import {
  computeEmployerContributionAmounts,
  computeCostComparison,
  formatEstimateQuery,
  computeYearlyHoursWorked,
  parseEstimateInput,
  type EstimateReferenceData,
  type EstimateInput,
} from '../../src/shared/costEstimate'

const plan = (id: string, price: number, hours: number) => ({ id, service: 'counsel', name: id, price, hours })

const basis: EstimateReferenceData = {
  plans: [plan('small', 5000, 20), plan('middle', 8500, 35), plan('large', 12000, 50)],
  charges: [
    { name: 'pension', rate: 6.3, from: 3500, upTo: 74600 },
    { name: 'pension, second part', rate: 4, from: 74600, upTo: 85000 },
    { name: 'parents', rate: 0.602, upTo: 103000 },
    { name: 'health', rate: 1.65 },
  ],
  yearlyHours: 2000,
}
const input: EstimateInput = { plan: 'middle', months: 12, salary: 200000, charges: false, hours: null, rate: null }
const estimate = (changes: Partial<EstimateInput>) => computeCostComparison({ ...input, ...changes }, basis)

// Calculated by hand: 6.3% of 71,100; 4% of 10,400; 0.602% of 103,000; 1.65% of the whole salary.
it.each([
  [200000, [4479.3, 416, 620.06, 3300]],
  [80000, [4479.3, 216, 481.6, 1320]],
  [50000, [2929.5, 0, 301, 825]],
  [3000, [0, 0, 18.06, 49.5]],
])('computes the employer’s charges on a salary of %d', (salary, amounts) => {
  expect(computeEmployerContributionAmounts(salary, basis.charges)).toEqual(amounts)
})

it('subtracts vacation weeks from the yearly hours', () => {
  expect(computeYearlyHoursWorked(40, 2)).toBe(2000)
})

// Plan, months, salary, charges → cost of the employee, cost of the plan, difference, percent, share of hours in percent.
it.each<[string, number, number, boolean, number[]]>([
  ['small', 12, 200000, false, [200000, 60000, 140000, 70, 12]],
  ['middle', 12, 200000, false, [200000, 102000, 98000, 49, 21]],
  ['large', 12, 200000, false, [200000, 144000, 56000, 28, 30]],
  ['middle', 12, 200000, true, [208815, 102000, 106815, 51, 21]],
  ['middle', 6, 200000, false, [100000, 51000, 49000, 49, 21]],
  ['large', 12, 120000, false, [120000, 144000, -24000, -20, 30]],
])('compares %s over %d months with %d (charges: %s)', (plan, months, salary, charges, expected) => {
  const { fullTime, fractional, difference, percent, hoursShare } = estimate({ plan, months, salary, charges })
  expect([fullTime.cost, fractional.cost, Math.round(difference), percent, hoursShare]).toEqual(expected)
})

it('computes the monthly hours from which an employee costs less', () => {
  // 200,000 a year is 16,666.67 a month; an hour of the plan costs 8,500 / 35 = 242.86.
  expect(estimate({}).breakEvenHours).toBe(68)
})

it.each([
  ['nothing if the plan includes the hours', { hours: 30 }, null, undefined],
  ['a larger plan', { hours: 45 }, null, 'large'],
  ['hiring if no plan includes the hours', { hours: 60 }, 'beyond-plans', undefined],
  ['hiring if the hours exceed the break-even point', { hours: 90 }, 'hours', undefined],
  ['hiring if it costs the same or less', { plan: 'large', salary: 144000 }, 'cost', undefined],
] as const)('advises %s', (_, changes, hire, larger) => {
  const result = estimate(changes)
  expect(result.hire).toBe(hire)
  expect(result.largerPlan?.id).toBe(larger)
})

it('prices an outside firm for the hours needed, or by default for the hours of the plan', () => {
  expect(estimate({ rate: 450 }).outside).toEqual({ cost: 189000, hours: 420, perHour: 450 })
  expect(estimate({ rate: 450, hours: 10 }).outside?.cost).toBe(54000)
  expect(estimate({}).outside).toBeNull()
})

describe('the URL query', () => {
  const read = (query: string) => parseEstimateInput(new URLSearchParams(query), { ...input, charges: true }, basis)

  it.each([
    { ...input, plan: 'small', months: 3, charges: true, hours: 12, rate: 400 },
    { ...input, salary: 187500 },
  ])('round-trips all inputs: %j', compared => {
    expect(read(formatEstimateQuery(compared))).toEqual(compared)
  })

  it('uses defaults without parameters, and treats a missing checkbox parameter as unticked', () => {
    expect(read('service=other')).toEqual({ ...input, charges: true })
    expect(read('plan=small').charges).toBe(false)
  })

  it.each(['plan=huge', 'months=0', 'months=x', 'salary=-5', 'salary=187500.5', 'months=1.5', 'hours=1e9', 'rate='])(
    'ignores the invalid value %s',
    query => {
      expect(read(`${query}&charges=1`)).toEqual({ ...input, charges: true })
    },
  )
})
