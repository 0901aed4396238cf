import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Engine } from './engine'

const browsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  machine => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
)
const keys = { Tab: '\uE004', Enter: '\uE007', ArrowRight: '\uE014' }
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Opens WebKit with WebDriver. Each WebDriver command is one HTTP request, so a client for the few used here is shorter
 * than the setup of a package, and maintained packages require Node 22.
 */
export async function openWebKit(port: number): Promise<Engine> {
  const screen = `:${port}`
  const display = spawn('Xvfb', [screen, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`WebKit, ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const end = () => [driver, display].forEach(program => program.kill())
  const createSession = async (tries = 50): Promise<Session> => {
    try {
      return await send<Session>('POST', '/session', { capabilities: { alwaysMatch: capabilitiesRequest } })
    } catch (error) {
      if (!tries) {
        end()
        throw error
      }
      await new Promise(resolve => setTimeout(resolve, 200))
      return createSession(tries - 1)
    }
  }
  const { sessionId, capabilities } = await createSession()
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { width: 1280, height: 900 })
  const find = async (selector: string) => {
    const element = await send<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    })
    return `${session}/element/${element[elementKey]}`
  }
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    go: url => send('POST', `${session}/url`, { url }),
    run: (code, ...args) =>
      send('POST', `${session}/execute/sync`, { script: `return (${code.toString()})(...arguments)`, args }),
    press: async selector => send('POST', `${await find(selector)}/click`, {}),
    type: async (selector, text) => send('POST', `${await find(selector)}/value`, { text }),
    key: name =>
      send('POST', `${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: ['keyDown', 'keyUp'].map(type => ({ type, value: keys[name] })),
          },
        ],
      }),
    close: async () => {
      await send('DELETE', session)
      end()
    },
  }
}

interface Session {
  sessionId: string
  capabilities: { browserName: string; browserVersion: string }
}

const capabilitiesRequest = {
  'webkitgtk:browserOptions': { binary: browsers.find(existsSync) ?? browsers[0], args: ['--automation'] },
}
