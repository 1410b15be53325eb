import { useParams } from '@tanstack/react-router'
import { MessagesPage } from './MessagesPage.tsx'

/** Gives the inbox its conversation from the address. */
export const MessagesRoute = () => {
  const { id } = useParams({ from: '/shell/messages/{-$id}' })
  return <MessagesPage conversationUuid={id ?? null} />
}
