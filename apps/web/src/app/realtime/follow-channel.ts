import type { QueryClient } from '@tanstack/react-query'
import { notePresence, noteTyping, reenterPresence, resumeOutgoing } from '../../features/conversations/index.ts'
import { refreshSession, sessionQuery } from '../../features/session/index.ts'
import { type ChannelNews, openChannel } from './channel.ts'
import { queriesAffectedBy } from './queries-affected-by.ts'

const pollEvery = 30_000

export interface Followed {
  readonly channel: string
  readonly url: string
  readonly userUuid: string
}

/**
 * Opens the channel: each event invalidates the queries that it affects. While the connection is down, all live data is polled every 30 seconds.
 * Returns a function that closes it. Rules: LIVE-9, LIVE-10.
 */
export function followChannel(queries: QueryClient, { channel, url, userUuid }: Followed): () => void {
  const known = queries.getQueryData(sessionQuery.queryKey)?.realtime ?? null
  if (known === null) return () => undefined
  let poll: ReturnType<typeof setInterval> | undefined
  const refresh = (news: ChannelNews | null): void => {
    const isTrial = queries.getQueryData(sessionQuery.queryKey)?.company?.accountType === 'trial'
    for (const queryKey of queriesAffectedBy(news, isTrial)) void queries.invalidateQueries({ queryKey })
  }
  // The session's token opens the first connection; reconnecting needs a fresh token.
  let initialToken: string | null = known.token
  const close = openChannel({
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
  return () => {
    clearInterval(poll)
    close()
  }
}
