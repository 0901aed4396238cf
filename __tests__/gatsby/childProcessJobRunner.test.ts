import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createChildProcessJobRunner } from '../../src/gatsby/childProcessJobRunner'
import { createTestFolder } from '../helpers/folders'

const root = createTestFolder()

/** Creates a pool of processes that run this code for each job. */
function createPool(code: string, { count = 2, jobsEach = 1, idleTimeoutMs = 3000 } = {}) {
  const program = join(root, 'program.cjs')
  writeFileSync(
    program,
    `process.on('message', async job => { ${code} }); process.on('disconnect', () => process.exit())`,
  )
  return createChildProcessJobRunner({ program, root, workers: count, jobsEach, idleTimeoutMs })
}

it('runs more jobs than there are workers, each once', async () => {
  const work = createPool("require('fs').appendFileSync('done', job.name); process.send({ id: job.id })")
  const names = [...'abcdefg']
  await Promise.all(names.map(name => work({ name })))
  expect([...readFileSync(join(root, 'done'), 'utf8')].sort()).toEqual(names)
})

it('rejects a failed job with its error and continues with the others', async () => {
  const work = createPool('process.send({ id: job.id, error: job.wrong })')
  const results = await Promise.allSettled([work({ wrong: 'This one.' }), work({}), work({})])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(results[0]).toMatchObject({ reason: new Error('This one.') })
})

it('rejects the job of a process that exits, and starts a new process for the next job', async () => {
  const work = createPool('job.end ? process.exit(1) : process.send({ id: job.id })', { count: 1 })
  await expect(work({ end: true })).rejects.toThrow('ended early')
  await expect(work({})).resolves.toBeUndefined()
})

it('rejects a job whose process cannot start, and names the program', async () => {
  const work = createChildProcessJobRunner({
    program: 'program.cjs',
    root: join(root, 'missing'),
    workers: 1,
    jobsEach: 1,
  })
  await expect(work({})).rejects.toThrow(/^program\.cjs failed: .*ENOENT/)
})

it('rejects the job of a process that has closed its channel, and starts a new process for the next job', async () => {
  const work = createPool(
    `process.removeAllListeners('disconnect')
    process.send({ id: job.id }, () => process.disconnect())
    setTimeout(() => {}, 2000)`,
    { count: 1 },
  )
  await work({})
  await new Promise(resolve => setTimeout(resolve, 300))
  await expect(work({})).rejects.toThrow('failed: Channel closed')
  await expect(work({})).resolves.toBeUndefined()
})

it('ends an idle process, and starts a new one for the next job', async () => {
  const work = createPool("require('fs').appendFileSync('ids', `${process.pid} `); process.send({ id: job.id })", {
    count: 1,
    idleTimeoutMs: 20,
  })
  await work({})
  await new Promise(resolve => setTimeout(resolve, 300))
  await work({})
  const [first, second] = readFileSync(join(root, 'ids'), 'utf8').trim().split(' ')
  expect(second).not.toBe(first)
})
