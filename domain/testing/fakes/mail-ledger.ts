import type { LedgerEntry, MailLedger } from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory, type Restorable } from './unit-of-work.ts'

interface Row extends LedgerEntry {
  /** Set while it is being sent. */
  readonly claimedUntil: Date | null
}

/** The mail ledger in memory. */
export const fakeMailLedger = (): MailLedger & Restorable => {
  const { rows, snapshot } = memory<string, Row>()
  const change = (key: string, changes: Partial<Row>): void => {
    const row = rows.get(key)
    if (row?.state === 'waiting') rows.set(key, { ...row, claimedUntil: null, ...changes })
  }
  const entryOf = ({ claimedUntil: _claimed, ...entry }: Row): LedgerEntry => entry
  return {
    snapshot,
    claim: async ({ key, note }, now, until) => {
      const standing = rows.get(key)
      if (standing !== undefined && standing.state !== 'waiting') return standing.state
      const claimedUntil = standing?.claimedUntil ?? null
      if (claimedUntil !== null && claimedUntil > now) return 'taken'
      const uuid = standing?.uuid ?? `01900000-0000-7000-8000-${String(9_000 + rows.size).padStart(12, '0')}`
      const attempts = (standing?.attempts ?? 0) + 1
      const error = standing?.error ?? null
      rows.set(key, { ...note, uuid, key, state: 'waiting', attempts, error, at: now, claimedUntil: until })
      return 'claimed'
    },
    complete: async (key, { error, state }, at) => change(key, { state, error, at }),
    release: async (key, error, at) => change(key, { error, at }),
    giveUp: async (jobUuid, error, at) => {
      const waiting = [...rows.values()].filter((row) => row.jobUuid === jobUuid)
      for (const { key } of waiting) change(key, { state: 'refused', error, at })
    },
    list: async ({ accountUuid, state, text }, page) => {
      const found = [...rows.values()]
        .filter((row) => state === 'all' || row.state === state)
        .filter((row) => accountUuid === null || row.accountUuid === accountUuid)
        .filter(({ recipient }) => text === '' || recipient?.toLowerCase().includes(text.toLowerCase()) === true)
        .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.uuid < b.uuid ? 1 : -1))
        .map(entryOf)
      return cursorPage(found, page, ({ uuid }) => uuid)
    },
    find: async (uuid) => {
      const row = [...rows.values()].find((one) => one.uuid === uuid)
      return row === undefined ? null : entryOf(row)
    },
    removeOlderThan: async (instant) => {
      const old = [...rows.values()].filter(
        ({ at, claimedUntil }) => at < instant && (claimedUntil === null || claimedUntil < instant),
      )
      for (const { key } of old) rows.delete(key)
      return old.length
    },
  }
}
