/** The operations of a browser with one window that the journeys need. */
export interface Engine {
  /** Name and version as reported by the browser. */
  version: string
  go: (url: string) => Promise<void>
  /** Runs a function in the page with these arguments. */
  run: <T, Args extends unknown[]>(code: (...args: Args) => T, ...args: Args) => Promise<T>
  /** Clicks the first element that matches a selector. */
  press: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** Presses a key on the focused element. */
  key: (name: 'Tab' | 'Enter' | 'ArrowRight') => Promise<void>
  /** Prints the page as PDF; WebKit’s driver cannot. */
  print?: () => Promise<Buffer>
  close: () => Promise<void>
}
