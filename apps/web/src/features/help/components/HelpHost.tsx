import { flushSync } from 'react-dom'
import { useReadyChat } from '../../../shared/support-chat/use-ready-chat.ts'
import { useSignedIn } from '../../session/index.ts'
import { useContactSupport } from '../api/use-contact-support.ts'
import { HelpDialog, type HelpDialogProps } from './HelpDialog/index.ts'

/** The help form over the current page. */
export const HelpHost = ({ onClose, ...typed }: Pick<HelpDialogProps, 'onClose' | 'onType' | 'start'>) => {
  const { user } = useSignedIn()
  const send = useContactSupport()
  const chat = useReadyChat()
  const openChat = (): void => {
    // The closed dialog gives the focus back in the next frame; the window takes it then.
    flushSync(onClose)
    requestAnimationFrame(() => chat?.open())
  }
  return (
    <HelpDialog
      {...typed}
      email={user.email}
      onClose={onClose}
      onSend={send}
      {...(chat === null ? {} : { onChat: openChat })}
    />
  )
}
