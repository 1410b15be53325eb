import { useParams } from '@tanstack/react-router'
import { ConnectPage } from './ConnectPage.tsx'

/** Gives the requests the one that is open, from the address. */
export const ConnectRoute = () => {
  const { id } = useParams({ from: '/shell/connect/{-$id}' })
  return <ConnectPage conversationUuid={id ?? null} />
}
