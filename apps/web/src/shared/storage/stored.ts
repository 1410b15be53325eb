/** Parses a JSON object; null if there is no text, or it is not a JSON object. */
export function readJson<Value>(text: string | null): Partial<Value> | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

/** Reads a JSON object from browser storage; null if there is none, or if storage is not available. */
export function readStored<Value>(store: () => Storage, key: string): Partial<Value> | null {
  try {
    return readJson<Value>(store().getItem(key))
  } catch {
    return null
  }
}

/** Writes a value as JSON to browser storage, or removes it (null). Does nothing if storage is not available. */
export function writeStored(store: () => Storage, key: string, value: object | null): void {
  try {
    if (value === null) store().removeItem(key)
    else store().setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full storage throw; the page continues with its state in memory.
  }
}

export const tabStorage = (): Storage => sessionStorage
export const browserStorage = (): Storage => localStorage
