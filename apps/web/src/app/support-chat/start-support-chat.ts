import { connectSupportChat } from '@guildhall/domain/moderation'
import { api } from '../../shared/api/client.ts'
import { endCurrentChat, setCurrentChat } from '../../shared/support-chat/current-chat.ts'
import { readTheme } from '../../shared/theme/theme.ts'
import { createChatwootWidget } from './create-chatwoot-widget.ts'

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Loads the chat for the signed-in person; returns how to end it. Rules: MOD-9, MOD-10. */
export function startSupportChat(): () => void {
  let stopConnecting = (): void => undefined
  let isStopped = false
  const start = async (): Promise<void> => {
    const answer = await api.readSupportChat()
    if (isStopped || !answer.ok || answer.value.supportChat === null) return
    const { person, url, websiteToken } = answer.value.supportChat
    const widget = createChatwootWidget({ url, websiteToken, theme: readTheme() })
    setCurrentChat({ widget, isReady: false })
    const onConnected = (): void => setCurrentChat({ widget, isReady: true })
    stopConnecting = connectSupportChat({ widget, person, after, onConnected })
  }
  // Without the chat the page is whole.
  start().catch(() => undefined)
  return () => {
    isStopped = true
    stopConnecting()
    endCurrentChat()
  }
}
