import type { ExpiringKind } from '@guildhall/domain/privacy'
import type { HiringFixture } from '@guildhall/domain/testing'
import type { ExpiredDataUnderTest } from '@guildhall/domain/testing/contracts/expired-data'
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
        await knex(table).insert(toRow(free?.uuid ?? '', at, number))
      }
    },
    left: async (kind) => Number((await knex(samples[kind][0]).count('* as count'))[0]?.['count']),
    close: async () => undefined,
  }
}
