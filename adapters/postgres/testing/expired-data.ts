import type { ExpiringKind } from '@guildhall/domain/privacy'
import { addDays } from '@guildhall/domain/shared'
import { aConversation, harbourWorks, type HiringFixture } from '@guildhall/domain/testing'
import type { ExpiredDataUnderTest, NeededKind } from '@guildhall/domain/testing/contracts/expired-data'
import type { Knex } from 'knex'
import { createExpiredData } from '../src/repositories/expired-data.ts'

type Row = Readonly<Record<string, unknown>>

/** A sample of each kind: its table, and a row of a person at an instant; `number` makes rows distinct. */
const samples: Readonly<
  Record<ExpiringKind, readonly [string, (accountUuid: string, at: Date, number: number) => Row]>
> = {
  sessions: [
    'sessions',
    (accountUuid, at, number) => ({
      uuid: toUuid(number),
      accountUuid,
      tokenHash: `aged-${number}`,
      userAgent: '',
      address: '::1',
      createdAt: at,
      lastSeenAt: at,
      expiresAt: at,
    }),
  ],
  'access-tokens': [
    'accessTokens',
    (accountUuid, expiresAt, number) => ({
      uuid: toUuid(number),
      name: 'Reports',
      accountUuid,
      tokenHash: `aged-${number}`,
      scopes: ['profile'],
      createdAt: expiresAt,
      expiresAt,
    }),
  ],
  'login-failures': ['loginFailures', (email, failedAt) => ({ email, address: '::1', failedAt })],
  'mail-requests': ['mailRequests', (subject, askedAt) => ({ kind: 'password-reset', subject, askedAt })],
  'password-resets': [
    'passwordResets',
    (accountUuid, expiresAt, number) => ({
      tokenHash: `aged-${number}`,
      accountUuid,
      email: 'a@b.example',
      expiresAt,
    }),
  ],
  'email-changes': [
    'emailChanges',
    (accountUuid, expiresAt, number) => ({
      accountUuid,
      uuid: toUuid(number),
      email: 'a@b.example',
      codeHash: '',
      tries: 0,
      expiresAt,
    }),
  ],
  'external-sign-ins': [
    'externalSignInAttempts',
    (accountUuid, expiresAt, number) => ({
      stateHash: `aged-${number}`,
      browserHash: '',
      provider: 'google',
      purpose: 'connect',
      accountUuid,
      nonce: '',
      codeVerifier: '',
      expiresAt,
    }),
  ],
  'passkey-challenges': [
    'passkeyChallenges',
    (accountUuid, expiresAt, number) => ({
      challenge: `aged-${number}`,
      purpose: 'registration',
      accountUuid,
      expiresAt,
    }),
  ],
  'data-exports': [
    'dataExports',
    (accountUuid, expiresAt, number) => ({ accountUuid, uuid: toUuid(number), requestedAt: expiresAt, expiresAt }),
  ],
  'profile-imports': [
    'profileImports',
    (contractorUuid, importedAt) => ({ contractorUuid, before: '{}', after: '{}', importedAt }),
  ],
  impressions: [
    'profileSightings',
    (candidateUuid, day, number) => ({ candidateUuid, day, kind: 'appeared', historyUuid: toUuid(number) }),
  ],
  notifications: [
    'notifications',
    (accountUuid, readAt, number) => ({ ...aNotification(accountUuid, readAt, number), readAt }),
  ],
  'system-messages': [
    'systemMessages',
    (accountUuid, readAt, number) => ({ ...aSystemMessage(accountUuid, readAt, number), readAt }),
  ],
  drafts: [
    'sectionDrafts',
    (accountUuid, savedAt, number) => ({ accountUuid, section: `aged-${number}`, form: '{}', savedAt }),
  ],
  'search-counts': ['searchCounts', (accountUuid, day) => ({ accountUuid, day, searches: 1 })],
  'cv-views': [
    'cvViews',
    (contractorUuid, openedAt, number) => ({
      uuid: toUuid(number),
      contractorUuid,
      companyUuid: harbourWorks.uuid,
      day: openedAt,
      openedAt,
    }),
  ],
  'company-invites': [
    'companyInvites',
    (accountUuid, expiresAt, number) => ({ ...anInvite(accountUuid, expiresAt, number), expiresAt }),
  ],
  'webhook-deliveries': [
    'webhookDeliveries',
    (_, createdAt, number) => ({
      uuid: toUuid(number),
      webhookUuid: WEBHOOK,
      type: 'ping',
      body: '{}',
      status: 'delivered',
      attempts: 1,
      createdAt,
    }),
  ],
  'vetting-decisions': [
    'vettingDecisions',
    (contractorUuid, decidedAt, number) => ({
      uuid: toUuid(number),
      contractorUuid,
      decision: 'approved',
      facts: '{}',
      decidedAt,
    }),
  ],
  'message-mails': [
    'messageMails',
    (accountUuid, at) => ({ conversationUuid: aConversation().uuid, accountUuid, sequence: 1, at }),
  ],
}

const WEBHOOK = '01900000-0000-7000-8000-0000000d0001'
const aWebhook: Row = {
  uuid: WEBHOOK,
  companyUuid: harbourWorks.uuid,
  url: 'https://hooks.example',
  events: ['message.sent'],
  sealedSecret: '',
  createdAt: new Date(0),
}

const aNotification = (accountUuid: string, createdAt: Date, number: number): Row => ({
  uuid: toUuid(number),
  accountUuid,
  key: `aged-${number}`,
  type: 'system',
  text: 'Something happened',
  createdAt,
})

const aSystemMessage = (accountUuid: string, createdAt: Date, number: number): Row => ({
  uuid: toUuid(number),
  accountUuid,
  key: `aged-${number}`,
  type: 'notice',
  title: 'Something happened',
  body: 'Something happened',
  createdAt,
})

const anInvite = (_accountUuid: string, invitedAt: Date, number: number): Row => ({
  uuid: toUuid(number),
  companyUuid: harbourWorks.uuid,
  email: `aged-${number}@example.com`,
  role: 'recruiter',
  tokenHash: `aged-${number}`,
  createdAt: invitedAt,
  invitedAt,
})

/** Rows as old as the instant that are still needed: nobody has read them, or an answer is waited for. */
const neededSamples: Readonly<Record<NeededKind, (accountUuid: string, at: Date, number: number) => Row>> = {
  notifications: aNotification,
  'system-messages': aSystemMessage,
  'company-invites': (accountUuid, at, number) => ({
    ...anInvite(accountUuid, at, number),
    expiresAt: addDays(at, 7),
  }),
}

const toUuid = (number: number): string => `01900000-0000-7000-8000-0000000c${number.toString(16).padStart(4, '0')}`

/** The database as expired data under test, with rows of the fixture's contractors. */
export const createExpiredDataUnderTest = (knex: Knex, fixture: HiringFixture): ExpiredDataUnderTest => {
  let number = 0
  return {
    expiredData: createExpiredData(knex),
    put: async (kind, instants) => {
      const [table, toRow] = samples[kind]
      for (const at of instants) {
        const taken = new Set((await knex(table).select('*')).flatMap((row: Row) => Object.values(row)))
        const free = fixture.profiles.find(({ uuid }) => !taken.has(uuid))
        number += 1
        if (kind === 'webhook-deliveries') await knex('webhooks').insert(aWebhook).onConflict('uuid').ignore()
        await knex(table).insert(toRow(free?.uuid ?? '', at, number))
      }
    },
    putNeeded: async (kind, at) => {
      number += 1
      await knex(samples[kind][0]).insert(neededSamples[kind](fixture.profiles[0]?.uuid ?? '', at, number))
    },
    left: async (kind) => Number((await knex(samples[kind][0]).count('* as count'))[0]?.['count']),
    close: async () => undefined,
  }
}
