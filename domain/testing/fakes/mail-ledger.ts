import type { MailLedger } from '../../src/index.ts'

/** The mail ledger in memory. */
export const fakeMailLedger = (): MailLedger => {
  const rows = new Map<string, { state: 'sending' | 'sent' | 'refused'; until: Date; at: Date }>()
  return {
    claim: async (key, now, until) => {
      const standing = rows.get(key)
      if (standing !== undefined && standing.state !== 'sending') return standing.state
      if (standing !== undefined && standing.until > now) return 'taken'
      rows.set(key, { state: 'sending', until, at: now })
      return 'claimed'
    },
    complete: async (key, state, at) => {
      rows.set(key, { state, until: at, at })
    },
    release: async (key) => {
      if (rows.get(key)?.state === 'sending') rows.delete(key)
    },
    removeOlderThan: async (instant) => {
      const old = [...rows].filter(
        ([, { at, state, until }]) => at < instant && (state !== 'sending' || until < instant),
      )
      for (const [key] of old) rows.delete(key)
      return old.length
    },
  }
}
