import { z } from 'zod'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { workExperienceExample } from '../examples/people.ts'
import { uuid } from '../wire/fields.ts'
import { heldClaim } from '../wire/operator-claims.ts'
import {
  approvalOutcomes,
  decisionIds,
  madeDecision,
  seenProfiles,
  undoOutcomes,
  vettingDecision,
  vettingQueue,
  vettingReview,
} from '../wire/vetting.ts'
import { notFound } from './shared-problems.ts'

const contractorUuid = '01900000-0000-7000-8000-000000000001'
const claim = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  operatorName: 'Callum Nguyen',
  until: '2026-03-02T09:10:00.000Z',
}
const made = { uuid: '01900000-0000-7000-8000-0000000000f1', undoUntil: '2026-03-02T09:00:15.000Z' }
const proposed = {
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  jobTitle: 'Lead Data Engineer',
  introduction: 'Eleven years of moving money data without losing a cent of it.',
  locationTitle: 'Cape Town, Western Cape, South Africa',
  opportunityType: 'any',
  workplaceType: 'Remote',
  availability: 30,
  contractMin: 90,
  rate: 870,
  currency: 'ZAR',
  permanentRate: 1_300_000,
  permanentCurrency: 'ZAR',
  profilePicture: '/v0/files/pictures/sample-512.webp',
  cvUrl: null,
  cvName: null,
  industries: ['Information Technology'],
  skills: ['Python', 'Kafka'],
  languages: ['English'],
  workExperiences: [workExperienceExample],
  qualifications: [],
}

const claimed = {
  claimed: { status: 409, message: 'Another vetter looks at this profile.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const undecided = {
  'not-claimed': { status: 409, message: 'You no longer hold this profile. Please open it again.' },
  'changed-meanwhile': { status: 409, message: 'The contractor has changed this profile. Please look again.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** The vetting of profiles by operators. Rules: MOD-27 to MOD-30, MOD-84, MOD-85. */
export const vettingRoutes = {
  listVetting: route({
    ...routeIndex.listVetting,
    summary: 'The profiles that wait for a vetter, the oldest change first',
    access: 'operator',
    operatorRight: 'vet-profiles',
    success: { status: 200, body: vettingQueue },
    problems: {},
    examples: {
      reply: {
        entries: [
          {
            contractorUuid,
            firstName: 'Thandeka',
            lastName: 'Mkhize',
            jobTitle: proposed.jobTitle,
            profilePicture: proposed.profilePicture,
            kind: 'change',
            changed: ['title'],
            waitingSince: '2026-03-01T16:20:00.000Z',
            claim,
          },
        ],
        total: 14,
        late: 3,
        oldestSince: '2026-02-26T09:00:00.000Z',
        medianSince: '2026-03-01T09:00:00.000Z',
        decidedToday: 12,
      },
    },
  }),
  readVetting: route({
    ...routeIndex.readVetting,
    summary: 'A profile that waits, beside what was approved before',
    access: 'operator',
    operatorRight: 'vet-profiles',
    params: z.object({ id: uuid }),
    success: { status: 200, body: vettingReview },
    problems: { ...notFound },
    examples: {
      reply: {
        contractorUuid,
        firstName: 'Thandeka',
        lastName: 'Mkhize',
        vettingStatus: 'approved',
        resubmissions: 0,
        emailVerified: true,
        createdAt: '2026-01-12T09:00:00.000Z',
        changedAt: '2026-03-01T16:20:00.000Z',
        proposed,
        approved: { profile: { ...proposed, jobTitle: 'Senior Data Engineer' }, at: '2026-01-13T09:00:00.000Z' },
        claim,
      },
    },
  }),
  claimVetting: route({
    ...routeIndex.claimVetting,
    summary: 'Take a profile, or hold it for ten more minutes; `details` of a refusal say who holds it',
    access: 'operator',
    operatorRight: 'vet-profiles',
    params: z.object({ id: uuid }),
    success: { status: 200, body: heldClaim },
    problems: { ...notFound, ...claimed },
    examples: { reply: { until: claim.until } },
  }),
  releaseVetting: route({
    ...routeIndex.releaseVetting,
    summary: 'Give a profile back to the queue',
    access: 'operator',
    operatorRight: 'vet-profiles',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: { ...notFound },
    examples: {},
  }),
  decideVetting: route({
    ...routeIndex.decideVetting,
    summary:
      'Approve a profile that the vetter holds, send it back or reject it; the contractor is told when it can no longer be taken back',
    checks: ['Every decision but an approval has a reason'],
    access: 'operator',
    operatorRight: 'vet-profiles',
    params: z.object({ id: uuid }),
    body: vettingDecision,
    success: { status: 200, body: madeDecision },
    problems: { ...notFound, ...undecided },
    examples: {
      body: {
        decision: 'changes_requested',
        reasons: ['contact-details-in-text'],
        message: 'Everything is fine but the address in the introduction.',
        seenAt: '2026-03-01T16:20:00.000Z',
      },
      reply: made,
    },
  }),
  approveProfiles: route({
    ...routeIndex.approveProfiles,
    summary: 'Approve several profiles, each for itself; those that are not approved say why',
    access: 'operator',
    operatorRight: 'vet-profiles',
    body: seenProfiles,
    success: { status: 200, body: approvalOutcomes },
    problems: {},
    examples: {
      body: { profiles: [{ contractorUuid, seenAt: '2026-03-01T16:20:00.000Z' }] },
      reply: { results: [{ contractorUuid, decision: made, problem: null, heldBy: null }] },
    },
  }),
  undoDecisions: route({
    ...routeIndex.undoDecisions,
    summary: 'Take decisions of the last 15 seconds back, each for itself; the profiles wait again, held by the vetter',
    access: 'operator',
    operatorRight: 'vet-profiles',
    body: decisionIds,
    success: { status: 200, body: undoOutcomes },
    problems: {},
    examples: {
      body: { decisions: [made.uuid] },
      reply: { results: [{ decision: made.uuid, contractorUuid, problem: null }] },
    },
  }),
}
