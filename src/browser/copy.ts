import { showToast } from './toast'

/** Copies a text and says so; false where the browser refuses, and the text can only be copied by hand. */
export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return false
  }
  showToast({ kind: 'success', variant: 'single', title: said })
  return true
}
