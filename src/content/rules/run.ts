import type { ContentProblem } from '../contentProblems'
import type { VisibleText } from '../read/visibleText'
import type { CheckInput } from '../read/checkInput'
import { getFileLine, type AnalyzedMarkdownText } from '../read/markdownTexts'
import { computeDigest } from '../digest'
import type { ResultCache } from '../read/resultCache'
import { groupByKey } from '../../shared/groupByKey'
import { rulesByName } from './index'
import { getLineNumberAtOffset } from '../read/json'
import type { RuleCheckResult, TextRuleReferenceData, VisibleTextFinding, MarkdownFinding, Rule } from './rule'

type Asked = [name: string, rule: Rule]

/** Runs the rules on the content, all of them by default. */
export function runRules(input: CheckInput, cache: ResultCache, rules = rulesByName): ContentProblem[] {
  const asked = Object.entries(rules).filter(
    ([, { requiredParts = [] }]) => !requiredParts.some(part => input.unreadableParts.has(part)),
  )
  const drafts = new Set(
    input.texts.flatMap(({ kind, file, frontMatter }) => (kind === 'article' && frontMatter.draft ? [file] : [])),
  )
  const lenient = new Set(asked.flatMap(([name, { noticeInDrafts }]) => (noticeInDrafts ? [name] : [])))
  return [
    ...asked.flatMap(([name, rule]) =>
      listFindings(rule.check?.(input)).map(finding => ({ level: rule.level, ...finding, rule: name })),
    ),
    ...runTextRules(input, asked, cache),
  ].map(problem =>
    drafts.has(problem.file) && problem.rule && lenient.has(problem.rule)
      ? { ...problem, level: 'notice' as const }
      : problem,
  )
}

function listFindings<Found extends object>(result: RuleCheckResult<Found>): Found[] {
  const none: (Found | undefined)[] = []
  return none.concat(result).filter(found => found !== undefined)
}

/** Problems in the texts of one file; `of` is the index of the text within the file. */
interface TextFindings {
  inMarkdown: ({ of: number; rule: string } & Omit<MarkdownFinding, 'index'>)[]
  inCopy: ({ of: number; rule: string } & VisibleTextFinding)[]
}

/** Runs the text rules on the texts of one file. */
type TextChecker = (texts: AnalyzedMarkdownText[], words: VisibleText[]) => TextFindings

/**
 * Creates a function that runs the text rules on the texts of a file and caches the results, since these rules are most
 * of the cost of a check. The result for a file depends only on its texts and on what they are compared with, so rules
 * with the same `comparesWith` share a cache entry.
 */
export function createCachedFileTextChecker(
  context: TextRuleReferenceData,
  cache: ResultCache,
  asked: Asked[] = Object.entries(rulesByName),
): TextChecker {
  const ofWords = asked.filter(([, rule]) => rule.checkMarkdown ?? rule.checkVisibleText)
  const groups = [...groupByKey(ofWords, ([, { comparesWith = [] }]) => comparesWith.join()).values()].map(group => ({
    group,
    shared: computeDigest(
      32,
      JSON.stringify([group.map(([name]) => name), group[0]?.[1].comparesWith?.map(part => context[part])]),
    ),
  }))
  return (texts, words) => {
    const inFile = computeDigest(32, JSON.stringify([texts.map(createKeyParts), words]))
    const found = groups.map(({ group, shared }) =>
      cache.getOrCompute(['words', shared, inFile], () => applyTextRules(texts, words, group, context)),
    )
    return {
      inMarkdown: found.flatMap(({ inMarkdown }) => inMarkdown),
      inCopy: found.flatMap(({ inCopy }) => inCopy),
    }
  }
}

function runTextRules(
  { markdownTexts, visibleTexts, facts, practice, terminology }: CheckInput,
  asked: Asked[],
  cache: ResultCache,
) {
  const check = createCachedFileTextChecker({ facts, practice, terminology }, cache, asked)
  const getFile = ({ file }: { file: string }) => file
  const [markdowns, copies] = [groupByKey(markdownTexts, getFile), groupByKey(visibleTexts, getFile)]
  return [...new Set([...markdowns.keys(), ...copies.keys()])].flatMap((file): ContentProblem[] => {
    const [texts, words] = [markdowns.get(file) ?? [], copies.get(file) ?? []]
    const found = check(texts, words)
    return [
      ...found.inMarkdown.map(({ of, line, ...finding }) => ({
        ...finding,
        file,
        field: texts[of]?.field,
        line: texts[of] && getFileLine(texts[of], line),
      })),
      ...found.inCopy.map(({ of, index, ...finding }) => ({
        ...finding,
        file,
        field: words[of]?.field,
        line: words[of]?.lineAt?.(index ?? 0),
      })),
    ]
  })
}

function applyTextRules(
  texts: AnalyzedMarkdownText[],
  words: VisibleText[],
  asked: Asked[],
  context: TextRuleReferenceData,
): TextFindings {
  const [ofMarkdown, ofWords] = [
    asked.filter(([, rule]) => rule.checkMarkdown),
    asked.filter(([, rule]) => rule.checkVisibleText),
  ]
  return {
    inMarkdown: texts.flatMap((text, of) =>
      ofMarkdown.flatMap(([name, { level, checkMarkdown }]) =>
        listFindings(checkMarkdown?.(text, context)).map(({ index, ...finding }) => ({
          level,
          line: index === undefined ? undefined : getLineNumberAtOffset(text.source, index),
          ...finding,
          rule: name,
          of,
        })),
      ),
    ),
    inCopy: words.flatMap((run, of) =>
      ofWords.flatMap(([name, { level, checkVisibleText }]) =>
        listFindings(checkVisibleText?.(run, context)).map(finding => ({ level, ...finding, rule: name, of })),
      ),
    ),
  }
}

// The cache key of a Markdown text: an analysis depends only on the source with its facts filled in.
function createKeyParts({ file, field, language, source, analysis }: AnalyzedMarkdownText) {
  return { file, field, language, typed: source, source: analysis.source }
}
