import { useEffect } from 'react'
import { useSession } from '../../features/session/index.ts'
import { useConsent } from '../../shared/consent/index.ts'
import { startSupportChat } from './start-support-chat.ts'
import './chatwoot.css'

const Chat = () => {
  useEffect(startSupportChat, [])
  return null
}

/** Keeps the support chat for the signed-in user who has agreed to it; ends it otherwise. Rules: MOD-9, MOD-11, PRIV-12. */
export const SupportChatHost = () => {
  const { state } = useConsent('support-chat')
  const uuid = useSession()?.user.uuid ?? null
  return state === 'granted' && uuid !== null ? <Chat key={uuid} /> : null
}
