import type { ProductEvent } from '../product-event.ts'
import { describe, expect, it } from 'vitest'
import {
  fakeAccounts,
  fakeClock,
  fakeMailedSecrets,
  fakePasswordResets,
  fakeTokens,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import { addMinutes } from '../../shared/index.ts'
import type { Account } from '../../identity/index.ts'
import { createPasswordResetMail, securityMails } from './security-mails.ts'

const links = { publicUrl: 'https://hire.example/' }
const requested = {
  uuid: 'requested',
  at: TEST_NOW.toISOString(),
  type: 'password-reset-requested',
  email: thandi.email,
} as const

const setUp = (account: Account = thandi) => ({
  accounts: fakeAccounts(account),
  clock: fakeClock(TEST_NOW),
  links,
  mailedSecrets: fakeMailedSecrets(),
  passwordResets: fakePasswordResets(),
  tokens: fakeTokens(),
})

describe('the mail with a reset link', () => {
  // IDEN-29, NOTE-20
  it('contains a link whose token is stored hashed, valid for 60 minutes from the request', async () => {
    const deps = setUp()
    deps.clock.advance(30_000)
    const mail = await createPasswordResetMail(deps, requested)
    expect(mail?.draft.action?.url).toBe(
      'https://hire.example/password-reset?email=thandi%40example.com&token=token-of-requested',
    )
    expect(mail?.draft.preference).toBeNull()
    expect(await deps.passwordResets.find(deps.tokens.hash('token-of-requested'))).toEqual({
      tokenHash: 'hash-of-token-of-requested',
      accountUuid: thandi.uuid,
      email: thandi.email,
      expiresAt: addMinutes(TEST_NOW, 60),
    })
    expect(await createPasswordResetMail(deps, requested)).toEqual(mail)
  })

  it('is not sent for an unknown address, a suspended account, or after an hour', async () => {
    const deps = setUp()
    expect(await createPasswordResetMail(deps, { ...requested, email: 'nobody@example.com' })).toBeNull()
    expect(await createPasswordResetMail(setUp({ ...thandi, suspendedAt: TEST_NOW }), requested)).toBeNull()
    deps.clock.advance(60 * 60_000)
    expect(await createPasswordResetMail(deps, requested)).toBeNull()
    expect(await deps.passwordResets.find('hash-of-token-of-requested')).toBeNull()
  })
})

describe('security mails', () => {
  const mails = (event: ProductEvent) => securityMails(event, thandi, { links, mailedSecrets: fakeMailedSecrets() })
  const base = { uuid: 'e', at: TEST_NOW.toISOString(), accountUuid: thandi.uuid } as const

  it('send the code to the new address only, and warn the old one', () => {
    const change = {
      ...base,
      type: 'email-change-requested',
      changeUuid: 'c-123456',
      email: 'new@example.com',
    } as const
    const [code, warning] = mails(change)
    expect(code).toMatchObject({ to: 'new@example.com', draft: { subject: '123456 is your code', preference: null } })
    expect(warning).toMatchObject({ to: thandi.email, draft: { preference: null } })
    expect(JSON.stringify(warning)).not.toContain('123456')
  })

  // IDEN-35
  it('notify both addresses of a change, and the person of a new password', () => {
    const changed = {
      ...base,
      type: 'email-changed',
      from: 'old@example.com',
      to: 'new@example.com',
      restorable: true,
    } as const
    expect(mails(changed).map(({ to }) => to)).toEqual(['old@example.com', 'new@example.com'])
    expect(mails({ ...base, type: 'password-changed' })).toMatchObject([
      { to: thandi.email, draft: { subject: 'Your password was changed', preference: null } },
    ])
  })

  // IDEN-64
  it('tell the person of a passkey that was added or removed, by its name', () => {
    for (const [added, subject] of [
      [true, 'A passkey was added to your account'],
      [false, 'A passkey was removed from your account'],
    ] as const) {
      const [mail] = mails({ ...base, type: 'passkey-changed', name: 'My phone', added })
      expect(mail).toMatchObject({ to: thandi.email, draft: { subject, preference: null } })
      expect(JSON.stringify(mail?.draft.paragraphs)).toContain('“My phone”')
    }
  })

  // API-46
  it('tell the person of an access token that was made, by its name', () => {
    const [mail] = mails({ ...base, type: 'access-token-made', name: 'Weekly report' })
    expect(mail).toMatchObject({ to: thandi.email, draft: { preference: null } })
    expect(JSON.stringify(mail?.draft)).toContain('“Weekly report”')
    expect(mail?.draft.action?.url).toMatch(/\/settings\/api$/)
  })
})
