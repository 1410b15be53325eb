import { createInProcessEventBus } from '@guildhall/in-process'
import { noAnalytics } from '@guildhall/domain/analytics'
import { noSupportChat } from '@guildhall/domain/moderation'
import { fixedSynonyms } from '@guildhall/domain/search'
import { noTracing } from '@guildhall/domain/shared'
import { createInMemoryCandidateIndex, fakeFileStore, fakeMailer, noLists } from '@guildhall/domain/testing'
import { BACKGROUND_USE_CASES, CALL_USE_CASES, type UseCases } from '@guildhall/domain/use-cases'
import { createIdentityProviders } from '@guildhall/openid-connect'
import { createDatabase, type Database } from '@guildhall/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compose, type Composition } from './compose.ts'
import { PORT_NAMES } from './ports.ts'

let database: Database
let composition: Composition
beforeAll(() => {
  // Nothing is asked of it: a pool connects with its first statement.
  database = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  composition = compose({
    database,
    tracing: noTracing,
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    secretKeys: [new Uint8Array(32)],
    sessionIdleDays: 14,
    allowsLoopbackWebhooks: false,
    isOperatorTwoFactorRequired: true,
    leakedPasswordsUrl: null,
    eventBus: createInProcessEventBus(),
    fileStore: fakeFileStore(),
    index: createInMemoryCandidateIndex(),
    listSource: noLists,
    synonymSource: fixedSynonyms([]),
    mailer: fakeMailer(),
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: '.data',
    gateways: {},
    paymentRegions: [],
    invoiceSettings: {
      supplier: { name: 'Guildhall', address: [], email: null, vatNumber: null, registrationNumber: null },
      tax: { rate: 0, name: null },
      payTo: [],
    },
    exchangeRatesUrl: null,
    googlePlaces: null,
    analytics: noAnalytics,
    supportChat: noSupportChat,
    identityProviders: createIdentityProviders({ providers: [] }),
    log: { warn: () => undefined },
    vettingMode: 'auto',
    supportEmail: 'help@guildhall.example',
    qualificationRules: { minYears: 0, countries: [] },
  })
})
afterAll(() => database.close())

it.each(PORT_NAMES)('fills the port %s', (name) => {
  expect(composition.ports[name]).toBeDefined()
})

const useCaseNames = [...Object.keys(CALL_USE_CASES), ...Object.keys(BACKGROUND_USE_CASES)] as (keyof UseCases)[]

it.each(useCaseNames)('makes the use case %s, once', (name) => {
  expect(composition.useCases[name]).toBeDefined()
  expect(composition.useCases[name]).toBe(composition.useCases[name])
})
