/** Reads an object of JSON; null where there is no text, or it says something else. */
export function readJson<Value>(text: string | null): Partial<Value> | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

/** Reads something this browser keeps as JSON; null where there is nothing, or nothing can be kept. */
export function readStored<Value>(store: () => Storage, key: string): Partial<Value> | null {
  try {
    return readJson<Value>(store().getItem(key))
  } catch {
    return null
  }
}

/** Keeps something as JSON, or forgets it (null). A browser that keeps nothing still lets people go on. */
export function writeStored(store: () => Storage, key: string, value: object | null): void {
  try {
    if (value === null) store().removeItem(key)
    else store().setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full stores refuse; the page works on what it holds itself.
  }
}

export const tabStorage = (): Storage => sessionStorage
export const browserStorage = (): Storage => localStorage
