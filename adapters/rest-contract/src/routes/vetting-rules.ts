import { DEFAULT_APPROVAL_RULES } from '@guildhall/domain/profiles'
import { NOW } from '../examples/people.ts'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import {
  savedVettingRules,
  triedRules,
  vettingRulesForm,
  vettingRulesView,
  vettingTrial,
} from '../wire/vetting-rules.ts'

const rules = { changes: [...DEFAULT_APPROVAL_RULES.changes], newProfiles: null }
const tried = { changes: [...DEFAULT_APPROVAL_RULES.changes], newProfiles: ['own-domain' as const, 'cv' as const] }
const stale = {
  'changed-meanwhile': { status: 409, message: 'A colleague has changed the rules. Please look again.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** What is approved without a vetter. Rules: MOD-87 to MOD-89. */
export const vettingRulesRoutes = {
  readVettingRules: route({
    ...routeIndex.readVettingRules,
    summary: 'What is approved without a vetter, and how much of it was in the last 30 days',
    access: 'operator',
    operatorRight: 'manage-vetting-rules',
    success: { status: 200, body: vettingRulesView },
    problems: {},
    examples: { reply: { rules, changedAt: NOW, mode: 'manual', approved: { changes: 61, newProfiles: 0 } } },
  }),
  tryVettingRules: route({
    ...routeIndex.tryVettingRules,
    summary: 'What rules would have approved of the last 30 days’ decisions, and where vetters decided otherwise',
    access: 'operator',
    operatorRight: 'manage-vetting-rules',
    body: triedRules,
    success: { status: 200, body: vettingTrial },
    problems: {},
    examples: {
      body: { rules: tried },
      reply: {
        decisions: 214,
        byRule: { changes: { taken: 61, otherwise: 0 }, newProfiles: { taken: 38, otherwise: 2 } },
      },
    },
  }),
  changeVettingRules: route({
    ...routeIndex.changeVettingRules,
    summary: 'Change what is approved without a vetter, for profiles that are saved from now on',
    access: 'operator',
    operatorRight: 'manage-vetting-rules',
    body: vettingRulesForm,
    success: { status: 200, body: savedVettingRules },
    problems: { ...stale },
    examples: {
      body: { rules: tried, reason: 'Vetters approved nearly all of these', seenAt: NOW },
      reply: { rules: tried, changedAt: NOW },
    },
  }),
}
