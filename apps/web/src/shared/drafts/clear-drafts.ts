import { draftPrefixes, outgoingPrefix } from './draft-prefixes.ts'

const removeStored = (prefixes: readonly string[]): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
  } catch {
    // Without browser storage there is nothing to remove.
  }
}

/** Removes all drafts from this browser, on sign-out. */
export const clearFormDrafts = (): void => removeStored(Object.values(draftPrefixes))

/** Removes the messages that were not delivered, once a session has ended. */
export const clearOutgoing = (): void => removeStored([outgoingPrefix])
