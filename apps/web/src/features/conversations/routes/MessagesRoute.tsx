import { useParams } from '@tanstack/react-router'
import { MessagesPage } from './MessagesPage.tsx'

/** Passes the conversation in the address to the inbox. */
export const MessagesRoute = () => {
  const { id } = useParams({ from: '/shell/messages/{-$id}' })
  return <MessagesPage conversationUuid={id ?? null} />
}
