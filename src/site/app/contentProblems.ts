import { contentProblemsEndpoint } from '../../config/develop'
import { getProperty } from '../../shared/properties'

const everySecond = 1000
const panelStyle =
  'position:fixed;inset:auto 0 0 0;max-height:50vh;overflow:auto;z-index:99999;margin:0;padding:1rem 4rem 1rem 1rem;' +
  'background:#5b1010;color:#fff;font:1rem/1.5 system-ui,sans-serif;white-space:pre-wrap'

/**
 * Develop only: shows content problems in an overlay until they are fixed or dismissed. Returns a function that stops
 * it.
 */
export function showContentProblems(): () => void {
  let shown = ''
  const timer = setInterval(() => void update(), everySecond)
  async function update(): Promise<void> {
    const report = await fetchReport()
    if (report === undefined || report === shown) return
    shown = report
    findPanel()?.remove()
    if (report) document.body.append(createPanel(report))
  }
  return () => clearInterval(timer)
}

// undefined while the server restarts.
async function fetchReport(): Promise<string | undefined> {
  try {
    const answer = await fetch(contentProblemsEndpoint)
    const report = getProperty(await answer.json(), 'report')
    return typeof report === 'string' ? report : undefined
  } catch {
    return undefined
  }
}

const id = 'content-problems'

function findPanel(): HTMLElement | null {
  return document.getElementById(id)
}

function createPanel(report: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  element.setAttribute('role', 'alert')
  element.style.cssText = panelStyle
  element.textContent = report
  const button = document.createElement('button')
  button.textContent = 'Close'
  button.style.cssText = 'position:absolute;top:1rem;right:1rem'
  button.addEventListener('click', () => element.remove())
  element.append(button)
  return element
}
