import { useCallback, useState } from 'react'

const keyOf = (accountUuid: string, conversationUuid: string): string =>
  `guildhall-draft:${accountUuid}:${conversationUuid}`

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const keep = (key: string, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing still lets people write.
  }
}

/** What is being written in a conversation: survives leaving it, a reload and a closed tab. Use it under a key of the conversation. */
export function useDraft(accountUuid: string, conversationUuid: string): readonly [string, (text: string) => void] {
  const key = keyOf(accountUuid, conversationUuid)
  const [text, setText] = useState(() => read(key))
  const change = useCallback(
    (next: string) => {
      setText(next)
      keep(key, next)
    },
    [key],
  )
  return [text, change]
}
