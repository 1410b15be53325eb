import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type {
  ExternalSignInAttempt,
  ExternalSignInAttempts,
  ExternalSignInTicket,
  ExternalSignInTickets,
  LinkedIdentity,
  LinkedIdentityRepository,
} from '../../src/index.ts'
import { type HiringFixture, hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** The repositories of sign-in by providers, in which the accounts of the fixture exist. */
export interface ExternalSignInUnderTest {
  readonly externalSignInAttempts: ExternalSignInAttempts
  readonly externalSignInTickets: ExternalSignInTickets
  readonly linkedIdentities: LinkedIdentityRepository
  close(): Promise<void>
}

const identity = (changes: Partial<LinkedIdentity> = {}): LinkedIdentity => ({
  accountUuid: thandi.uuid,
  provider: 'google',
  issuer: 'https://accounts.example',
  subject: '1234',
  email: 'thandi@gmail.example',
  linkedAt: TEST_NOW,
  ...changes,
})

const attempt: ExternalSignInAttempt = {
  stateHash: 'state',
  browserHash: 'browser',
  provider: 'google',
  purpose: 'connect',
  accountUuid: thandi.uuid,
  nonce: 'nonce',
  codeVerifier: 'verifier',
  returnTo: '/settings/account',
  expiresAt: addMinutes(TEST_NOW, 10),
}

const ticket: ExternalSignInTicket = {
  tokenHash: 'ticket',
  step: 'sign-up',
  provider: 'google',
  accountUuid: null,
  issuer: 'https://accounts.example',
  subject: '1234',
  email: null,
  emailVerified: false,
  firstName: 'Thandi',
  lastName: '',
  expiresAt: addMinutes(TEST_NOW, 10),
}

/** Contract of every repository of sign-in by providers. */
export function externalSignInContract(
  name: string,
  create: (world: HiringFixture) => Promise<ExternalSignInUnderTest>,
): void {
  describe(`${name} as a repository of sign-in by providers`, () => {
    let store: ExternalSignInUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    // IDEN-73
    it('keeps an identity for one account', async () => {
      const { linkedIdentities } = store
      expect(await linkedIdentities.find('https://accounts.example', '1234')).toBeNull()
      expect(await linkedIdentities.save(identity())).toBe('saved')
      expect(await linkedIdentities.save(identity({ email: null }))).toBe('saved')
      expect(await linkedIdentities.save(identity({ accountUuid: sipho.uuid }))).toBe('taken')
      expect(await linkedIdentities.find('https://accounts.example', '1234')).toEqual(identity({ email: null }))
      expect(await linkedIdentities.find('https://other.example', '1234')).toBeNull()
      expect(await linkedIdentities.list(sipho.uuid)).toEqual([])
    })

    // IDEN-73
    it('gives an identity to one of two concurrent accounts', async () => {
      const saved = await Promise.all(
        [thandi, sipho].map(({ uuid }) => store.linkedIdentities.save(identity({ accountUuid: uuid }))),
      )
      expect(saved.toSorted()).toEqual(['saved', 'taken'])
    })

    // IDEN-73
    it('keeps one identity of each provider for an account, the newest', async () => {
      const { linkedIdentities } = store
      const acme = identity({ provider: 'acme', issuer: 'https://acme.example', linkedAt: addMinutes(TEST_NOW, 1) })
      const newer = identity({ subject: '5678', linkedAt: addMinutes(TEST_NOW, 2) })
      for (const one of [identity(), acme, newer]) await linkedIdentities.save(one)
      expect(await linkedIdentities.list(thandi.uuid)).toEqual([acme, newer])
      expect(await linkedIdentities.remove(thandi.uuid, 'google')).toBe(true)
      expect(await linkedIdentities.remove(thandi.uuid, 'google')).toBe(false)
      expect(await linkedIdentities.remove(sipho.uuid, 'acme')).toBe(false)
      expect(await linkedIdentities.list(thandi.uuid)).toEqual([acme])
      await linkedIdentities.save(identity({ accountUuid: sipho.uuid }))
      await linkedIdentities.removeAll(thandi.uuid)
      expect(await linkedIdentities.list(thandi.uuid)).toEqual([])
      expect(await linkedIdentities.list(sipho.uuid)).toHaveLength(1)
    })

    // IDEN-72
    it('gives an attempt once, to its browser, before it has expired', async () => {
      const { externalSignInAttempts: attempts } = store
      await attempts.add(attempt)
      expect(await attempts.take('other', 'browser', TEST_NOW)).toBeNull()
      expect(await attempts.take('state', 'other', TEST_NOW)).toBeNull()
      expect(await attempts.take('state', 'browser', attempt.expiresAt)).toBeNull()
      const taken = await Promise.all([1, 2].map(() => attempts.take('state', 'browser', TEST_NOW)))
      expect(taken.filter((one) => one !== null)).toEqual([attempt])
    })

    // IDEN-72
    it('gives a ticket until it is taken, once, or has expired', async () => {
      const { externalSignInTickets: tickets } = store
      await tickets.add(ticket)
      await tickets.add({
        ...ticket,
        tokenHash: 'other',
        step: 'connect',
        accountUuid: thandi.uuid,
        email: 'a@b.example',
      })
      expect(await tickets.find('ticket', TEST_NOW)).toEqual(ticket)
      expect(await tickets.find('ticket', ticket.expiresAt)).toBeNull()
      const taken = await Promise.all([1, 2].map(() => tickets.take('ticket')))
      expect(taken.filter((isTaken) => isTaken)).toHaveLength(1)
      expect(await tickets.find('ticket', TEST_NOW)).toBeNull()
      expect(await tickets.find('other', TEST_NOW)).toMatchObject({ step: 'connect', email: 'a@b.example' })
    })
  })
}
