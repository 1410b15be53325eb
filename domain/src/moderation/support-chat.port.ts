import type { UserType } from '../identity/index.ts'

/** Where the operator's support chat is. */
export interface SupportChatSettings {
  /** The address of its installation, without a slash at the end. */
  readonly url: string
  /** The public token of the inbox that questions go to. */
  readonly websiteToken: string
}

/** The server's side of the support chat. Rule: MOD-9. */
export interface SupportChatProvider {
  /** Null if none is configured. */
  readonly settings: SupportChatSettings | null
  /** The proof, in hexadecimal, that an identifier is that of the person who says so; null if the operator has set no key for it. */
  prove(identifier: string): string | null
}

/** Where no support chat is configured. */
export const noSupportChat: SupportChatProvider = { settings: null, prove: () => null }

/** Somebody who chats, as the provider gets to know them. Rule: MOD-9. */
export interface SupportChatPerson {
  readonly identifier: string
  readonly identifierHash: string | null
  readonly email: string
  readonly userType: UserType
}

/** The browser's side: the window of the provider in which people chat. */
export interface SupportChatWidget {
  /** True once the window is ready, which then knows the person. Until then each call loads it if that has failed before. Never throws. */
  connect(person: SupportChatPerson): boolean
  /** Calls back each time that the window has become ready; returns how to stop that. */
  whenReady(listener: () => void): () => void
  /** Shows the window, if it is ready. */
  open(): void
  /** Removes the window, and what this browser keeps of the person and the conversation. Rule: MOD-11. */
  end(): void
}
