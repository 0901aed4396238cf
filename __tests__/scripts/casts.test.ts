import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

// A cast tells the compiler what it cannot know: there are few, and each says why it holds.
const most = 29
const linesAbove = 4

interface Cast {
  place: string
  explained: boolean
}

function castsIn(file: string): Cast[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const lines = source.text.split('\n')
  const found: Cast[] = []
  const visit = (node: ts.Node) => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      const near = lines.slice(Math.max(0, line - linesAbove), line + 1)
      found.push({ place: `${file}:${line + 1}`, explained: near.some(text => /^\s*\/\//.test(text)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const casts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => /(?<!\.d)\.tsx?$/.test(file))
  .flatMap(file => castsIn(join('src', file)))

it('casts rarely: a schema, a type predicate or a generic says the same and proves it', () => {
  expect(casts.length).toBeLessThanOrEqual(most)
})

it('says above each cast why it holds', () => {
  expect(casts.filter(({ explained }) => !explained).map(({ place }) => place)).toEqual([])
})
