import { useSignedIn } from '../../session/index.ts'
import { useContactSupport } from '../api/use-contact-support.ts'
import { HelpDialog } from './HelpDialog/index.ts'

/** The help form over the current page. */
export const HelpHost = ({ onClose }: { readonly onClose: () => void }) => {
  const { user } = useSignedIn()
  const send = useContactSupport()
  return <HelpDialog email={user.email} onClose={onClose} onSend={send} />
}
