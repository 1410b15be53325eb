import { type VettingDecision, VETTING_UNDO_SECONDS } from '@guildhall/domain/moderation'
import { SECOND_MS } from '@guildhall/domain/shared'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { staffKeys } from './keys.ts'
import { inOrder } from './use-claim.ts'
import type { VettingQueue } from './use-vetting.ts'

/** A decision, as the vetter has chosen it. */
export interface TypedDecision {
  readonly decision: VettingDecision
  /** Codes of the list. */
  readonly reasons: readonly string[]
  readonly message: string
}

/** A profile that was not approved with others. */
export interface Unapproved {
  readonly uuid: string
  readonly name: string
  readonly problem: NonNullable<Received<Routes['approveProfiles']>['results'][number]['problem']>
  readonly heldBy: string | null
}

/** Decisions that can still be taken back together. */
interface Recent {
  readonly decisions: readonly string[]
  readonly until: number
  /** Closes the toast that offers it. */
  readonly close: () => void
}

const doneTexts: Readonly<Record<VettingDecision, (name: string) => string>> = {
  approved: (name) => t('{name} is approved', { name }),
  changes_requested: (name) => t('{name} is asked for changes', { name }),
  rejected: (name) => t('{name} is rejected', { name }),
}

const undoTexts = {
  'changed-meanwhile': t('It cannot be taken back: the contractor has changed the profile.'),
  'not-found': t('It cannot be taken back.'),
  'too-late': t('It is too late to take it back. The contractor is told.'),
} as const

const say = (text: string, tone: 'danger' | 'neutral' | 'success'): void => void toasts.show({ text, tone })

/** Decides on profiles, one or several, and takes decisions back; `onUndone` opens one that waits again. Rules: MOD-5, MOD-29, MOD-84, MOD-85. */
export function useDecisions(onUndone: (contractorUuid: string) => void) {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [unapproved, setUnapproved] = useState<readonly Unapproved[]>([])
  const recent = useRef<readonly Recent[]>([])

  const withQueue = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    setPending(true)
    try {
      const answer = await inOrder(call)
      await queries.invalidateQueries({ queryKey: staffKeys.vetting, exact: true })
      return answer
    } finally {
      setPending(false)
    }
  }

  const undo = async (made = recent.current.at(-1)): Promise<void> => {
    recent.current = recent.current.filter((one) => one !== made)
    if (made === undefined || Date.now() > made.until) return say(t('There is nothing to take back.'), 'neutral')
    const { close, decisions } = made
    close()
    const answer = await withQueue(() => api.undoDecisions({ body: { decisions: [...decisions] } }))
    if (!answer.ok) {
      recent.current = [...recent.current, made]
      return say(answer.message, 'danger')
    }
    const { results } = answer.value
    const problem = results.find((result) => result.problem !== null)?.problem ?? null
    const undone = results.filter((result) => result.problem === null)
    const contractorUuid = undone[0]?.contractorUuid ?? null
    if (problem !== null) say(undoTexts[problem], 'danger')
    if (contractorUuid === null) return
    await queries.invalidateQueries({ queryKey: staffKeys.review(contractorUuid) })
    say(
      undone.length === 1 ? t('Taken back. The profile waits again.') : t('Taken back. The profiles wait again.'),
      'success',
    )
    onUndone(contractorUuid)
  }

  const sayMade = (text: string, decisions: readonly string[]): void => {
    const timeout = VETTING_UNDO_SECONDS * SECOND_MS
    const action = { label: t('Undo'), onAction: () => void undo(made) }
    const made: Recent = {
      decisions,
      until: Date.now() + timeout,
      close: toasts.show({ text, tone: 'success', action }, { timeout }),
    }
    recent.current = [...recent.current, made]
  }

  const decide = async (
    who: { readonly uuid: string; readonly name: string; readonly seenAt: string },
    { decision, message, reasons }: TypedDecision,
  ): Promise<boolean> => {
    const body = {
      decision,
      reasons: [...reasons],
      message: message.trim() === '' ? null : message,
      seenAt: who.seenAt,
    }
    const answer = await withQueue(() => api.decideVetting({ params: { id: who.uuid }, body }))
    if (answer.ok) sayMade(doneTexts[decision](who.name), [answer.value.uuid])
    else {
      say(answer.message, 'danger')
      await queries.invalidateQueries({ queryKey: staffKeys.review(who.uuid) })
    }
    return answer.ok
  }

  const approve = async (entries: VettingQueue['entries']): Promise<readonly string[]> => {
    const profiles = entries.map(({ contractorUuid, waitingSince }) => ({ contractorUuid, seenAt: waitingSince }))
    const answer = await withQueue(() => api.approveProfiles({ body: { profiles } }))
    if (!answer.ok) {
      say(answer.message, 'danger')
      return []
    }
    const { results } = answer.value
    const made = results.flatMap(({ decision }) => decision?.uuid ?? [])
    if (made.length > 0)
      sayMade(
        made.length === 1 ? t('1 profile is approved') : t('{count} profiles are approved', { count: made.length }),
        made,
      )
    setUnapproved(
      results.flatMap(({ contractorUuid: uuid, heldBy, problem }) => {
        const entry = entries.find(({ contractorUuid }) => contractorUuid === uuid)
        if (problem === null || entry === undefined) return []
        return [{ uuid, name: `${entry.firstName} ${entry.lastName}`.trim(), problem, heldBy }]
      }),
    )
    return results.flatMap(({ contractorUuid, decision }) => (decision === null ? [] : [contractorUuid]))
  }

  return { approve, decide, undo: () => void undo(), isPending, unapproved, forgetUnapproved: () => setUnapproved([]) }
}
