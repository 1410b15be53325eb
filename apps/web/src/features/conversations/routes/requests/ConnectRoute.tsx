import { useParams } from '@tanstack/react-router'
import { ConnectPage } from './ConnectPage.tsx'

/** Passes the request in the address to the list of requests. */
export const ConnectRoute = () => {
  const { id } = useParams({ from: '/shell/connect/{-$id}' })
  return <ConnectPage conversationUuid={id ?? null} />
}
