import { deletePlainCookie } from '../storage/cookies.ts'
import { browserStorage, readStored, writeStored } from '../storage/stored.ts'

/** Cookies that Chatwoot's script sets for this page: the conversation, and who is known. */
const COOKIES = /(?:^|; )(cw_[^=]+)=/g
const KEY = 'guildhall-support-chat'

/** Removes what this browser keeps of a conversation, also if the chat was not loaded on this page. Rule: MOD-11. */
export const forgetKeptPerson = (): void => {
  for (const [, name = ''] of document.cookie.matchAll(COOKIES)) deletePlainCookie(name)
  writeStored(browserStorage, KEY, null)
}

/** A conversation of somebody else that was left in this browser, say by an expired session, is forgotten. Rule: MOD-11. */
export const keepPerson = (identifier: string): void => {
  if (readStored<{ identifier: string }>(browserStorage, KEY)?.identifier === identifier) return
  forgetKeptPerson()
  writeStored(browserStorage, KEY, { identifier })
}
