import type { AccountRepository, Actor } from '../identity/index.ts'
import { err, ok, type Result } from '../shared/index.ts'
import type {
  SupportChatPerson,
  SupportChatProvider,
  SupportChatSettings,
  SupportChatWidget,
} from './support-chat.port.ts'

/** Seconds between two attempts to connect. Rule: MOD-10. */
export const SUPPORT_CHAT_RETRY_SECONDS = 5

/** How often it is tried. Rule: MOD-10. */
export const SUPPORT_CHAT_ATTEMPTS = 5

/** The configured chat, and the person as it gets to know them. */
export interface SupportChatDescription extends SupportChatSettings {
  readonly person: SupportChatPerson
}

export interface DescribeSupportChatDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly supportChat: SupportChatProvider
}

/** The support chat for the signed-in person, with a proof for their own identifier alone; null if none is configured. Rule: MOD-9. */
export const describeSupportChat =
  ({ accounts, supportChat }: DescribeSupportChatDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<SupportChatDescription | null, 'unauthenticated'>> => {
    if (supportChat.settings === null) return ok(null)
    const account = await accounts.find(actor.accountUuid)
    if (account === null) return err('unauthenticated')
    const { email, userType, uuid: identifier } = account
    const person = { identifier, identifierHash: supportChat.prove(identifier), email, userType }
    return ok({ ...supportChat.settings, person })
  }

export interface SupportChatConnection {
  readonly widget: SupportChatWidget
  readonly person: SupportChatPerson
  /** Called once the person can chat. */
  readonly onConnected: () => void
  /** Runs something after some milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

/** Connects a person to the chat, with a limited number of attempts; returns how to stop. Rule: MOD-10. */
export function connectSupportChat({ after, onConnected, person, widget }: SupportChatConnection): () => void {
  let attempts = 0
  let cancel = (): void => undefined
  const stop = (): void => {
    cancel()
    stopListening()
  }
  const attempt = (): void => {
    cancel()
    attempts += 1
    if (widget.connect(person)) {
      stop()
      onConnected()
    } else if (attempts < SUPPORT_CHAT_ATTEMPTS) cancel = after(SUPPORT_CHAT_RETRY_SECONDS * 1_000, attempt)
    else stop()
  }
  const stopListening = widget.whenReady(attempt)
  attempt()
  return stop
}
