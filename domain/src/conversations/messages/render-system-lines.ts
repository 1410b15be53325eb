import { type NameDirectory, readNames } from '../../identity/index.ts'
import type { Message } from '../conversation.ts'

/** Reads the names into the system lines among messages; what people wrote stays as it is. Rule: PRIV-18. */
export const renderSystemLines = async <Line extends Message | null>(
  names: NameDirectory,
  messages: readonly Line[],
): Promise<readonly Line[]> => {
  const isSystemLine = (message: Line): boolean => message?.kind === 'system'
  const render = await readNames(
    names,
    messages.filter(isSystemLine).map((message) => message?.body ?? ''),
  )
  return messages.map((message) => (message?.kind === 'system' ? { ...message, body: render(message.body) } : message))
}

/** The same for the newest message of each row of a list. */
export const renderLastMessages = async <Entry extends { readonly lastMessage: Message | null }>(
  names: NameDirectory,
  entries: readonly Entry[],
): Promise<readonly Entry[]> => {
  const lines = await renderSystemLines(
    names,
    entries.map(({ lastMessage }) => lastMessage),
  )
  return entries.map((entry, index) => ({ ...entry, lastMessage: lines[index] ?? null }))
}
