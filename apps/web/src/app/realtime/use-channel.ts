import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshSession, sessionQuery, useSession } from '../../features/session/index.ts'
import { affected } from './affected.ts'

const pollEvery = 30_000

/**
 * Keeps what is on screen true while somebody is signed in: each event of their channel marks what it touches as stale, so it is read
 * again. While the line is down everything live is read every 30 seconds. Rules: LIVE-9, LIVE-10.
 */
export function useChannel(): void {
  const queries = useQueryClient()
  const realtime = useSession()?.realtime ?? null
  const channel = realtime?.channel
  const url = realtime?.url

  useEffect(() => {
    if (channel === undefined || url === undefined) return undefined
    let poll: ReturnType<typeof setInterval> | undefined
    let close: (() => void) | undefined
    let ended = false
    const touch = (keys: readonly (readonly string[])[]): void => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
    }
    void import('./channel.ts').then(({ openChannel }) => {
      const known = queries.getQueryData(sessionQuery.queryKey)?.realtime ?? null
      if (ended || known === null) return
      // What the session brought opens the first line; a later one needs a token of its own.
      let brought: string | null = known.token
      close = openChannel({
        url: new URL(url, window.location.href).href.replace(/^http/, 'ws'),
        name: channel,
        after: known.sequence,
        token: async () => {
          const token = brought ?? (await refreshSession(queries))?.realtime?.token ?? ''
          brought = null
          return token
        },
        onNews: (news) => touch(affected(news)),
        onLine: (isUp) => {
          clearInterval(poll)
          if (!isUp) poll = setInterval(() => touch(affected(null)), pollEvery)
        },
      })
    })
    return () => {
      ended = true
      clearInterval(poll)
      close?.()
    }
  }, [channel, url, queries])
}
