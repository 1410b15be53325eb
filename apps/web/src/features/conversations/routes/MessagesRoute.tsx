import { useParams, useSearch } from '@tanstack/react-router'
import { MessagesPage } from './MessagesPage.tsx'

/** Passes the conversation or update in the address to the inbox. */
export const MessagesRoute = () => {
  const { id } = useParams({ from: '/shell/messages/{-$id}' })
  const { update } = useSearch({ strict: false })
  const updateUuid = id === undefined && typeof update === 'string' && update !== '' ? update : null
  return <MessagesPage conversationUuid={id ?? null} updateUuid={updateUuid} />
}
