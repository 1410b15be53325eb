import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshSession, sessionQuery, useSession } from '../../features/session/index.ts'
import type { ChannelNews } from './channel.ts'

const pollEvery = 30_000

/**
 * Keeps the screen up to date for a signed-in user: each event of the channel invalidates the queries that it affects. While the connection is down,
 * all live data is polled every 30 seconds. Rules: LIVE-9, LIVE-10.
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
    let poll: ReturnType<typeof setInterval> | undefined
    let close: (() => void) | undefined
    let ended = false
    // Neither is needed for the first page.
    void Promise.all([import('./channel.ts'), import('./queries-affected-by.ts')]).then(
      ([
        { openChannel },
        { notePresence, noteTyping, queriesAffectedBy: affected, reenterPresence, resumeOutgoing },
      ]) => {
        const known = queries.getQueryData(sessionQuery.queryKey)?.realtime ?? null
        if (ended || known === null) return
        const refresh = (news: ChannelNews | null): void => {
          const isTrial = queries.getQueryData(sessionQuery.queryKey)?.company?.accountType === 'trial'
          for (const queryKey of affected(news, isTrial)) void queries.invalidateQueries({ queryKey })
        }
        // The session's token opens the first connection; reconnecting needs a fresh token.
        let initialToken: string | null = known.token
        close = openChannel({
          url: new URL(url, window.location.href).href.replace(/^http/, 'ws'),
          name: channel,
          after: known.sequence,
          token: async () => {
            const token = initialToken ?? (await refreshSession(queries))?.realtime?.token ?? ''
            initialToken = null
            return token
          },
          onNews: (news) => {
            noteTyping(news)
            notePresence(news)
            // Also the first time: what was answered before the channel was live is lost.
            if (news.type === 'ready') reenterPresence()
            refresh(news)
          },
          onLine: (isUp) => {
            clearInterval(poll)
            if (isUp) resumeOutgoing(queries, userUuid)
            else poll = setInterval(() => refresh(null), pollEvery)
          },
        })
      },
    )
    return () => {
      ended = true
      clearInterval(poll)
      close?.()
    }
  }, [channel, url, userUuid, queries])
}
