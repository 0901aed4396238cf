import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

// The compiler cannot check casts, so there must be few, each with a comment that says why it is correct.
const maxCasts = 29
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
      const context = lines.slice(Math.max(0, line - linesAbove), line + 1)
      found.push({ place: `${file}:${line + 1}`, explained: context.some(text => /^\s*\/\//.test(text)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const casts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => /(?<!\.d)\.tsx?$/.test(file))
  .flatMap(file => castsIn(join('src', file)))

it(`has at most ${maxCasts} casts in src: prefer schemas, type predicates and generics`, () => {
  expect(casts.length).toBeLessThanOrEqual(maxCasts)
})

it('has a comment above each cast', () => {
  expect(casts.filter(({ explained }) => !explained).map(({ place }) => place)).toEqual([])
})
