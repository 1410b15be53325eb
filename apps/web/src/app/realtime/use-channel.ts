import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../features/session/index.ts'
import { whenIdle } from '../../shared/hooks/use-when-idle.ts'

/**
 * Keeps the screen up to date for a signed-in user. The channel is loaded and opened once the page is shown; what has changed until then is read
 * when it is open. Rules: LIVE-9, LIVE-10.
 */
export function useChannel(): void {
  const queries = useQueryClient()
  const session = useSession()
  const realtime = session?.realtime ?? null
  const userUuid = session?.user.uuid
  const channel = realtime?.channel
  const url = realtime?.url

  useEffect(() => {
    if (channel === undefined || url === undefined || userUuid === undefined) return undefined
    let close: (() => void) | undefined
    let ended = false
    const open = async (): Promise<void> => {
      const { followChannel } = await import('./follow-channel.ts')
      if (!ended) close = followChannel(queries, { channel, url, userUuid })
    }
    const stopWaiting = whenIdle(queries, () => void open())
    return () => {
      ended = true
      stopWaiting()
      close?.()
    }
  }, [channel, url, userUuid, queries])
}
