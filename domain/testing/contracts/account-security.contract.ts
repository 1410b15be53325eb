import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type {
  AccountRepository,
  EmailChange,
  CodeFailureLog,
  EmailChangeRepository,
  EmailRestorationRepository,
  KnownDevices,
  LoginFailureLog,
  MailRequestLog,
  PasswordReset,
  PasswordResetRepository,
  Session,
  SessionRepository,
  TwoFactorRepository,
} from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** The repositories of account security, in which the accounts of the fixture exist. */
export interface AccountSecurityUnderTest {
  readonly accounts: Pick<AccountRepository, 'changeEmail' | 'find'>
  readonly codeFailures: CodeFailureLog
  readonly emailChanges: EmailChangeRepository
  readonly emailRestorations: EmailRestorationRepository
  readonly knownDevices: KnownDevices
  readonly loginFailures: LoginFailureLog
  readonly mailRequests: MailRequestLog
  readonly passwordResets: PasswordResetRepository
  readonly sessions: SessionRepository
  readonly twoFactors: TwoFactorRepository
  close(): Promise<void>
}

const reset = (tokenHash: string, changes: Partial<PasswordReset> = {}): PasswordReset => ({
  tokenHash,
  accountUuid: thandi.uuid,
  email: thandi.email,
  expiresAt: addMinutes(TEST_NOW, 60),
  ...changes,
})

const change = (changes: Partial<EmailChange> = {}): EmailChange => ({
  accountUuid: thandi.uuid,
  uuid: '01900000-0000-7000-8000-00000000aa01',
  email: 'new@example.com',
  codeHash: 'hash',
  attempts: 0,
  expiresAt: addMinutes(TEST_NOW, 10),
  ...changes,
})

const session = (number: number, changes: Partial<Session> = {}): Session => ({
  uuid: `01900000-0000-7000-8000-00000000bb0${number}`,
  accountUuid: thandi.uuid,
  tokenHash: `session ${number}`,
  userAgent: 'Firefox',
  address: '192.0.2.1',
  createdAt: TEST_NOW,
  lastSeenAt: TEST_NOW,
  expiresAt: addMinutes(TEST_NOW, 60),
  authenticatedAt: null,
  ...changes,
})

/** Contract of every repository of account security. */
export function accountSecurityContract(
  name: string,
  create: (world: HiringFixture) => Promise<AccountSecurityUnderTest>,
): void {
  describe(`${name} as a repository of account security`, () => {
    let store: AccountSecurityUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('changes an account’s address, but not to somebody else’s', async () => {
      expect(await store.accounts.changeEmail(thandi.uuid, 'new@example.com')).toBe('changed')
      expect(await store.accounts.changeEmail(thandi.uuid, sipho.email)).toBe('email-taken')
      expect((await store.accounts.find(thandi.uuid))?.email).toBe('new@example.com')
    })

    it('gives an address to one of two concurrent changes', async () => {
      const answers = await Promise.all(
        [thandi, sipho].map(({ uuid }) => store.accounts.changeEmail(uuid, 'wanted@example.com')),
      )
      expect(answers.toSorted()).toEqual(['changed', 'email-taken'])
    })

    it('stores reset links, each of which can be consumed once', async () => {
      await store.passwordResets.add(reset('one'))
      await store.passwordResets.add(reset('one'))
      expect(await store.passwordResets.find('one')).toEqual(reset('one'))
      const taken = await Promise.all([store.passwordResets.consume('one'), store.passwordResets.consume('one')])
      expect(taken.toSorted()).toEqual([false, true])
      expect(await store.passwordResets.find('one')).toBeNull()
    })

    it('removes all reset links of one account', async () => {
      await store.passwordResets.add(reset('one'))
      await store.passwordResets.add(reset('two'))
      await store.passwordResets.add(reset('three', { accountUuid: sipho.uuid, email: sipho.email }))
      await store.passwordResets.removeAll(thandi.uuid)
      expect(await store.passwordResets.find('one')).toBeNull()
      expect(await store.passwordResets.find('two')).toBeNull()
      expect(await store.passwordResets.find('three')).not.toBeNull()
    })

    it('stores the newest change of address per account', async () => {
      await store.emailChanges.save(change())
      const newer = change({ uuid: '01900000-0000-7000-8000-00000000aa02', email: 'newer@example.com', attempts: 2 })
      await store.emailChanges.save(newer)
      expect(await store.emailChanges.find(thandi.uuid)).toEqual(newer)
      expect(await store.emailChanges.find(sipho.uuid)).toBeNull()
      await store.emailChanges.remove(thandi.uuid)
      expect(await store.emailChanges.find(thandi.uuid)).toBeNull()
    })

    it('lists requested mails newest first, by kind and subject', async () => {
      const later = addMinutes(TEST_NOW, 5)
      await store.mailRequests.add('password-reset', 'a@example.com', TEST_NOW)
      await store.mailRequests.add('password-reset', 'a@example.com', later)
      await store.mailRequests.add('email-change', 'a@example.com', later)
      const listed = (since: Date) => store.mailRequests.listSince('password-reset', 'a@example.com', since)
      expect(await listed(TEST_NOW)).toEqual([later, TEST_NOW])
      expect(await listed(addMinutes(TEST_NOW, 1))).toEqual([later])
      expect(await store.mailRequests.listSince('password-reset', 'b@example.com', TEST_NOW)).toEqual([])
    })

    const begin = (minute: number, address = '192.0.2.1', email = 'a@example.com') =>
      store.loginFailures.start(email, address, {
        at: addMinutes(TEST_NOW, minute),
        since: addMinutes(TEST_NOW, minute - 15),
        max: 3,
        maxOfNetwork: 6,
      })

    it('counts attempts up to the limit, also concurrent ones', async () => {
      const begun = await Promise.all([begin(1), begin(1), begin(1), begin(1), begin(1)])
      expect(begun.filter(({ id }) => id !== null)).toHaveLength(3)
      expect(await begin(2)).toEqual({ id: null, oldest: addMinutes(TEST_NOW, 1) })
      expect((await begin(2, '192.0.2.2')).id).not.toBeNull()
      expect((await begin(17)).id).not.toBeNull()
    })

    // IDEN-44
    it('counts the attempts of a network over all accounts', async () => {
      const begun = await Promise.all(Array.from('abcdefgh', (sign) => begin(1, '192.0.2.1', `${sign}@example.com`)))
      expect(begun.filter(({ id }) => id !== null)).toHaveLength(6)
      expect((await begin(1, '192.0.2.2', 'z@example.com')).id).not.toBeNull()
      expect((await begin(17, '192.0.2.1', 'z@example.com')).id).not.toBeNull()
    })

    // IDEN-45
    it('lists wrong codes of an account, newest first', async () => {
      const later = addMinutes(TEST_NOW, 5)
      await store.codeFailures.add(thandi.uuid, TEST_NOW)
      await store.codeFailures.add(thandi.uuid, later)
      await store.codeFailures.add(sipho.uuid, later)
      expect(await store.codeFailures.listSince(thandi.uuid, addMinutes(TEST_NOW, -1))).toEqual([later, TEST_NOW])
      expect(await store.codeFailures.listSince(thandi.uuid, TEST_NOW)).toEqual([later])
    })

    // IDEN-47
    it('stores links that take back an address, of which earlier ones outlive later changes', async () => {
      const link = (tokenHash: string, minute: number) => ({
        tokenHash,
        accountUuid: thandi.uuid,
        email: `${tokenHash}@example.com`,
        createdAt: addMinutes(TEST_NOW, minute),
        expiresAt: addMinutes(TEST_NOW, 60),
      })
      for (const one of [link('first', 1), link('second', 2), link('third', 3)]) await store.emailRestorations.add(one)
      expect(await store.emailRestorations.find('second')).toEqual(link('second', 2))
      await store.emailRestorations.removeSince(sipho.uuid, TEST_NOW)
      await store.emailRestorations.removeSince(thandi.uuid, addMinutes(TEST_NOW, 2))
      const left = await Promise.all(['first', 'second', 'third'].map(store.emailRestorations.find))
      expect(left.map((found) => found?.tokenHash ?? null)).toEqual(['first', null, null])
    })

    // IDEN-46
    it('records when the person of a session proved who they are', async () => {
      await store.sessions.add(session(1))
      await store.sessions.setAuthenticatedAt(session(1).uuid, addMinutes(TEST_NOW, 3))
      expect(await store.sessions.find(session(1).uuid)).toEqual(
        session(1, { authenticatedAt: addMinutes(TEST_NOW, 3) }),
      )
    })

    it('removes a discarded attempt, the attempts of a pair, and those of an account', async () => {
      const { id } = await begin(1)
      await begin(1)
      await begin(1)
      await store.loginFailures.discard(id ?? '')
      expect((await begin(2)).id).not.toBeNull()
      expect((await begin(2)).id).toBeNull()
      await store.loginFailures.clear('a@example.com', '192.0.2.2')
      expect((await begin(2)).id).toBeNull()
      await store.loginFailures.clear('a@example.com', '192.0.2.1')
      for (let count = 0; count < 3; count += 1) expect((await begin(3)).id).not.toBeNull()
      await store.loginFailures.clearAll('a@example.com')
      expect((await begin(4)).id).not.toBeNull()
    })

    it('records devices, and which was the first', async () => {
      const remember = (accountUuid: string, device: string) => store.knownDevices.record(accountUuid, device, TEST_NOW)
      expect(await remember(thandi.uuid, 'Firefox on Linux')).toBe('first')
      expect(await remember(thandi.uuid, 'Firefox on Linux')).toBe('known')
      expect(await remember(thandi.uuid, 'Chrome on Android')).toBe('new')
      expect(await remember(sipho.uuid, 'Chrome on Android')).toBe('first')
    })

    it('finds and ends sessions of the same account only', async () => {
      await store.sessions.add(session(1))
      expect(await store.sessions.find(session(1).uuid)).toEqual(session(1))
      expect(await store.sessions.removeOwned(sipho.uuid, session(1).uuid)).toBe(false)
      const ended = await Promise.all([1, 2].map(() => store.sessions.removeOwned(thandi.uuid, session(1).uuid)))
      expect(ended.filter(Boolean)).toHaveLength(1)
      expect(await store.sessions.find(session(1).uuid)).toBeNull()
    })

    it('stores two-step sign-in, and removes it with its recovery codes', async () => {
      const begun = { accountUuid: thandi.uuid, sealedSecret: 'sealed', confirmedAt: null, lastStep: null }
      await store.twoFactors.save(begun)
      expect(await store.twoFactors.find(thandi.uuid)).toEqual(begun)
      const on = { ...begun, confirmedAt: TEST_NOW, lastStep: 57_000_000 }
      await store.twoFactors.save(on)
      expect(await store.twoFactors.find(thandi.uuid)).toEqual(on)
      await store.twoFactors.replaceRecoveryCodes(thandi.uuid, ['one', 'two'])
      await store.twoFactors.remove(thandi.uuid)
      expect(await store.twoFactors.find(thandi.uuid)).toBeNull()
      expect(await store.twoFactors.consumeRecoveryCode(thandi.uuid, ['one'])).toBe(false)
    })

    it('consumes each recovery code once, by its own account', async () => {
      await store.twoFactors.save({ accountUuid: thandi.uuid, sealedSecret: 's', confirmedAt: TEST_NOW, lastStep: 1 })
      await store.twoFactors.replaceRecoveryCodes(thandi.uuid, ['old'])
      await store.twoFactors.replaceRecoveryCodes(thandi.uuid, ['one', 'two'])
      expect(await store.twoFactors.consumeRecoveryCode(thandi.uuid, ['old'])).toBe(false)
      expect(await store.twoFactors.consumeRecoveryCode(sipho.uuid, ['one'])).toBe(false)
      const taken = await Promise.all([1, 2].map(() => store.twoFactors.consumeRecoveryCode(thandi.uuid, ['one'])))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await store.twoFactors.consumeRecoveryCode(thandi.uuid, ['other', 'two'])).toBe(true)
    })

    it('ends all sessions of an account but one', async () => {
      for (const one of [session(1), session(2), session(3), session(4, { accountUuid: sipho.uuid })]) {
        await store.sessions.add(one)
      }
      expect(await store.sessions.removeAllExcept(thandi.uuid, session(2).uuid)).toBe(2)
      expect(await store.sessions.list(thandi.uuid)).toEqual([session(2)])
      expect(await store.sessions.list(sipho.uuid)).toHaveLength(1)
    })
  })
}
