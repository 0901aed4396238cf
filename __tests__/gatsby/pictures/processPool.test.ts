import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProcessPool } from '../../../src/gatsby/pictures/processPool'

const root = mkdtempSync(join(tmpdir(), 'workers-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Has jobs done by a program whose answer to a message is this code. */
function workers(answer: string, { count = 2, jobsEach = 1, patience = 3000 } = {}) {
  const program = join(root, 'program.cjs')
  writeFileSync(
    program,
    `process.on('message', async job => { ${answer} }); process.on('disconnect', () => process.exit())`,
  )
  return createProcessPool({ program, root, workers: count, jobsEach, patience })
}

it('does more jobs than there are workers, each once', async () => {
  const work = workers("require('fs').appendFileSync('done', job.name); process.send({ id: job.id })")
  const names = [...'abcdefg']
  await Promise.all(names.map(name => work({ name })))
  expect([...readFileSync(join(root, 'done'), 'utf8')].sort()).toEqual(names)
})

it('says which job failed, and goes on with the others', async () => {
  const work = workers('process.send({ id: job.id, error: job.wrong })')
  const results = await Promise.allSettled([work({ wrong: 'This one.' }), work({}), work({})])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(results[0]).toMatchObject({ reason: new Error('This one.') })
})

it('fails the jobs of a program that ends, and takes another for the next', async () => {
  const work = workers('job.end ? process.exit(1) : process.send({ id: job.id })', { count: 1 })
  await expect(work({ end: true })).rejects.toThrow('ended early')
  await expect(work({})).resolves.toBeUndefined()
})

it('lets a program go that has had no job for a while, and takes another for the next', async () => {
  const work = workers("require('fs').appendFileSync('ids', `${process.pid} `); process.send({ id: job.id })", {
    count: 1,
    patience: 20,
  })
  await work({})
  await new Promise(resolve => setTimeout(resolve, 300))
  await work({})
  const [first, second] = readFileSync(join(root, 'ids'), 'utf8').trim().split(' ')
  expect(second).not.toBe(first)
})
