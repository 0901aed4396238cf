/** A browser with one window, as far as the journeys need it. */
export interface Engine {
  /** Its name and version, as it says itself. */
  version: string
  go: (address: string) => Promise<void>
  /** Runs a function in the page; what it needs is given to it. */
  run: <T, Given extends unknown[]>(code: (...given: Given) => T, ...given: Given) => Promise<T>
  /** Presses the first element that a selector finds, as a visitor would. */
  press: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** Presses a key where the focus is. */
  key: (name: 'Tab' | 'Enter' | 'ArrowRight') => Promise<void>
  /** The page on paper, as PDF; WebKit’s driver prints nothing. */
  print?: () => Promise<Buffer>
  close: () => Promise<void>
}
