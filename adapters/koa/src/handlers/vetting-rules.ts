import type { ApprovalRules } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toRulesWire = ({ changes, newProfiles }: ApprovalRules) => ({
  changes: [...changes],
  newProfiles: newProfiles === null ? null : [...newProfiles],
})

/** What is approved without a vetter. Rules: MOD-87 to MOD-89. */
export const vettingRulesHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'changeVettingRules' | 'readVettingRules' | 'tryVettingRules'> => ({
  readVettingRules: async ({ actor }) => {
    const read = await useCases.readVettingRules({ actor })
    if (!read.ok) return read
    const { approved, changedAt, mode, rules } = read.value
    return ok({ approved, mode, changedAt: changedAt?.toISOString() ?? null, rules: toRulesWire(rules) })
  },
  tryVettingRules: ({ actor, body }) => useCases.tryVettingRules({ actor, rules: body.rules }),
  changeVettingRules: async ({ actor, body }) => {
    const seenAt = body.seenAt === null ? null : new Date(body.seenAt)
    const changed = await useCases.changeVettingRules({ ...body, actor, seenAt })
    if (!changed.ok) return changed
    const { changedAt, rules } = changed.value
    return ok({ changedAt: changedAt.toISOString(), rules: toRulesWire(rules) })
  },
})
