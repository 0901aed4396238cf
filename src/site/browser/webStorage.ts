type StorageName = 'localStorage' | 'sessionStorage'

/** Reads a stored text; null if there is none or storage is blocked. */
export function readStoredText(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Reads a stored value of unknown shape; null if there is none, it is no JSON, or storage is blocked. */
export function readStoredJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStoredText(storage, key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text; null deletes it. If storage is blocked or full, nothing is stored. */
export function writeStoredText(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
  } catch {
    // The value is then lost when the page is left.
  }
}
