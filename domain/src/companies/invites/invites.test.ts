import { beforeEach, describe, expect, it } from 'vitest'
import {
  anEmployer,
  anEmployerActor,
  anInvite,
  bo,
  erik,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeIds,
  fakeInvites,
  fakeMailRequests,
  fakeMailedSecrets,
  fakeOutbox,
  fakePasswords,
  fakeTokens,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  rita,
  thandi,
  fakeLeakedPasswords,
} from '../../../testing/index.ts'
import { addDays, DAY_MS } from '../../shared/index.ts'
import { acceptInvite } from './accept-invite.ts'
import { requestInviteRenewal } from './request-invite-renewal.ts'
import { changeInviteRole, refreshInvite, revokeInvite } from './change-invite.ts'
import { inviteMembers } from './invite-members.ts'
import { readInvite } from './read-invite.ts'
import { joinTeam } from './join-team.ts'

const actor = anEmployerActor()
const leaver = anEmployer({ uuid: 'leaver', email: 'leaver@example.com', companyUuid: null, firstName: 'Lee' })
const roomy = { ...harbourWorks, seats: 5 }

const setUp = () => {
  const clock = fakeClock()
  const accounts = fakeAccounts(...hiringFixture.accounts, leaver)
  const companies = fakeCompanies([roomy, ...hiringFixture.companies.slice(1)], hiringFixture.members)
  const invites = fakeInvites({ findAccount: accounts.findByEmail, findMember: companies.findMember })
  const mailRequests = fakeMailRequests()
  const repositories = { accounts, audit: fakeAuditLog(), companies, invites, mailRequests, outbox: fakeOutbox() }
  const deps = {
    ...repositories,
    clock,
    companyDirectory: companies,
    ids: fakeIds(),
    mailedSecrets: fakeMailedSecrets(),
    leakedPasswords: fakeLeakedPasswords(),
    passwords: fakePasswords(),
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  return { ...repositories, clock, deps }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})
const send = (emails: readonly string[], role: string | null = null) =>
  inviteMembers(world.deps)({ actor, emails, role })
/** The token of the newest link that was mailed. */
const newestToken = () =>
  world.deps.mailedSecrets.token(world.outbox.ofType('invite-sent').at(-1)?.secretUuid ?? 'none')
const form = { firstName: 'Sam', lastName: 'Okafor', password: 'a fine long password' }
const join = (token: string) => joinTeam(world.deps)({ ...form, passwordConfirmation: form.password, token })

describe('inviting', () => {
  // COMP-21, COMP-22
  it('invites each address once, in lower case, and returns why others are skipped', async () => {
    const emails = [' New@Example.com', 'new@example.com', rita.email, 'nobody', leaver.email]
    expect(await send(emails)).toMatchObject({
      value: {
        newInvites: [{ email: 'new@example.com', role: 'recruiter' }, { email: leaver.email }],
        skipped: [
          { email: rita.email, reason: 'already_member' },
          { email: 'nobody', reason: 'invalid' },
        ],
      },
    })
    expect(await send(['new@example.com'])).toMatchObject({
      value: { newInvites: [], skipped: [{ reason: 'already_invited' }] },
    })
    expect(world.outbox.ofType('invite-sent')).toHaveLength(2)
    expect(world.audit.entries().map(({ action }) => action)).toEqual(['invite-sent', 'invite-sent'])
  })

  // COMP-22
  it('answers the same for a stranger, a contractor and a member of another company, who learn why they cannot join', async () => {
    const answer = await send(['stranger@example.com', thandi.email, bo.email], 'viewer')
    expect(answer).toMatchObject({
      value: {
        newInvites: [{ email: 'stranger@example.com' }, { email: thandi.email }, { email: bo.email }],
        skipped: [],
      },
    })
    const landings = await Promise.all(
      world.outbox
        .ofType('invite-sent')
        .map(({ secretUuid }) => readInvite(world.deps)({ token: world.deps.mailedSecrets.token(secretUuid) })),
    )
    expect(landings).toMatchObject([
      { value: { landing: 'new' } },
      { value: { landing: 'contractor' } },
      { value: { landing: 'other-company' } },
    ])
  })

  // IDEN-49
  it('sends five mails a day to one address and fifty from one company', async () => {
    await send(['often@example.com'], 'viewer')
    const [invite] = (await world.invites.listOpen(actor.companyUuid ?? '', { limit: 1, cursor: null })).items
    const again = () => refreshInvite(world.deps)({ actor, inviteUuid: invite?.uuid ?? '' })
    for (let count = 0; count < 4; count += 1) expect(await again()).toMatchObject({ ok: true })
    expect(await again()).toMatchObject({ problem: 'too-many', details: { retryAfterSeconds: 86_400 } })
    const many = Array.from({ length: 50 }, (_, at) => `person${at}@example.com`)
    const sent = await send(many, 'viewer')
    expect(sent.ok && sent.value.newInvites).toHaveLength(45)
    expect(sent.ok && new Set(sent.value.skipped.map(({ reason }) => reason))).toEqual(new Set(['too_many_mails']))
    world.clock.advance(DAY_MS)
    expect(await again()).toMatchObject({ ok: true })
  })

  // COMP-23
  it('needs seats for all invites', async () => {
    expect(await send(['a@example.com', 'b@example.com', 'c@example.com'])).toEqual({
      ok: false,
      problem: 'no-free-seats',
    })
    expect(world.outbox.events).toEqual([])
    expect((await send(['a@example.com', 'b@example.com', 'c@example.com'], 'viewer')).ok).toBe(true)
  })

  it('renews an expired invite to the same address', async () => {
    const [first] = [await send(['new@example.com'])]
    const old = newestToken()
    world.clock.advance(7 * DAY_MS)
    const again = await send(['new@example.com'], 'viewer')
    expect(again.ok && first.ok && again.value.newInvites[0]?.uuid === first.value.newInvites[0]?.uuid).toBe(true)
    expect(await readInvite(world.deps)({ token: old })).toMatchObject({ problem: 'not-found' })
    expect(await readInvite(world.deps)({ token: newestToken() })).toMatchObject({ value: { role: 'viewer' } })
  })

  it.each([
    ['nobody', [], null, { emails: ['We ran into an error sending your invites. Please try again later.'] }],
    [
      'too many',
      Array.from({ length: 51 }, (_, index) => `p${index}@example.com`),
      null,
      { emails: ['At most 50 people can be invited at once'] },
    ],
    ['an unknown role', ['a@example.com'], 'owner', { role: ['Value is not one of the options'] }],
  ])('is refused for %s', async (_words, emails, role, details) => {
    expect(await send(emails, role)).toEqual({ ok: false, problem: 'invalid', details })
  })

  it('is for admins', async () => {
    const recruiter = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
    expect(await inviteMembers(world.deps)({ actor: recruiter, emails: ['a@example.com'], role: null })).toEqual({
      ok: false,
      problem: 'forbidden',
    })
  })
})

describe('an invite', () => {
  const command = { actor, inviteUuid: anInvite().uuid }

  // COMP-24
  it('is refreshed with a new link, seven days from now', async () => {
    await world.invites.add(anInvite({ expiresAt: world.clock.now() }))
    expect(await refreshInvite(world.deps)(command)).toMatchObject({
      value: { invitedAt: world.clock.now(), expiresAt: addDays(world.clock.now(), 7) },
    })
    expect(await world.invites.findByTokenHash(anInvite().tokenHash)).toBeNull()
  })

  // COMP-25
  it('changes its role within the seats', async () => {
    await world.invites.add(anInvite({ role: 'viewer' }))
    await send(['a@example.com', 'b@example.com'])
    expect(await changeInviteRole(world.deps)({ ...command, role: 'recruiter' })).toMatchObject({
      problem: 'no-free-seats',
    })
    expect(await changeInviteRole(world.deps)({ ...command, role: 'billing' })).toMatchObject({
      value: { role: 'billing', tokenHash: anInvite().tokenHash },
    })
    expect(await changeInviteRole(world.deps)({ ...command, role: null })).toMatchObject({ value: { role: 'billing' } })
    expect(world.deps.audit.entries().at(-1)).toMatchObject({
      action: 'invite-role-changed',
      actorUuid: actor.accountUuid,
      details: { from: 'viewer', to: 'billing' },
    })
  })

  // COMP-17
  it('is not changed by an admin who has just been removed', async () => {
    await world.invites.add(anInvite({ role: 'viewer' }))
    await world.companies.removeMember(actor.accountUuid)
    for (const change of [
      refreshInvite(world.deps)(command),
      changeInviteRole(world.deps)({ ...command, role: 'billing' }),
      revokeInvite(world.deps)(command),
    ]) {
      expect(await change).toEqual({ ok: false, problem: 'forbidden' })
    }
  })

  it.each([
    ['another company’s', { companyUuid: bo.companyUuid ?? '' }],
    ['an accepted one', { acceptedAt: new Date() }],
    ['a revoked one', { revokedAt: new Date() }],
  ])('is not there: %s', async (_words, changes) => {
    await world.invites.add(anInvite(changes))
    for (const change of [
      refreshInvite(world.deps)(command),
      changeInviteRole(world.deps)({ ...command, role: 'viewer' }),
      revokeInvite(world.deps)(command),
    ]) {
      expect(await change).toEqual({ ok: false, problem: 'not-found' })
    }
  })
})

describe('following the link of an invite', () => {
  // COMP-28
  it('creates a verified account with the role, once', async () => {
    await send(['new@example.com'], 'billing')
    const token = newestToken()
    const joined = await join(token)
    expect(joined).toMatchObject({
      value: { email: 'new@example.com', companyUuid: harbourWorks.uuid, justVerified: true, signUpStep: 'complete' },
    })
    expect(joined.ok && (await world.companies.findMember(joined.value.uuid))?.role).toBe('billing')
    expect(world.outbox.ofType('member-joined')).toMatchObject([{ memberName: 'Sam Okafor', invitedByUuid: erik.uuid }])
    expect(await join(token)).toEqual({ ok: false, problem: 'invite-accepted' })
  })

  it('returns all errors of the form, including the address used as password', async () => {
    await send(['samantha.okafor@example.com'], 'viewer')
    const wrong = { firstName: '', lastName: ' ', password: 'samantha.okafor', passwordConfirmation: 'other' }
    expect(await joinTeam(world.deps)({ ...wrong, token: newestToken() })).toMatchObject({
      problem: 'invalid',
      details: {
        firstName: ['Value is required'],
        lastName: ['Value is required'],
        password: ['The password must not be your own name or email address'],
        passwordConfirmation: ['The value must be equal to the password value'],
      },
    })
  })

  // COMP-29
  it('adds an employer without a company, and nobody else', async () => {
    await send([leaver.email])
    const token = newestToken()
    const accept = (accountUuid: string) =>
      acceptInvite(world.deps)({ actor: anEmployerActor({ accountUuid, companyUuid: null, role: null }), token })
    expect(await accept(bo.uuid)).toEqual({ ok: false, problem: 'somebody-else' })
    expect(await join(token)).toEqual({ ok: false, problem: 'account-exists' })
    expect(await accept(leaver.uuid)).toEqual({ ok: true, value: null })
    expect(await world.accounts.find(leaver.uuid)).toMatchObject({ companyUuid: harbourWorks.uuid })
    expect(await accept(leaver.uuid)).toEqual({ ok: false, problem: 'invite-accepted' })
  })

  // COMP-30
  it('asks the admins for a new link once a day, if it has expired', async () => {
    await send(['new@example.com'])
    const token = newestToken()
    const ask = () => requestInviteRenewal(world.deps)({ token })
    expect(await ask()).toMatchObject({ problem: 'not-expired' })
    world.clock.advance(7 * DAY_MS)
    expect((await ask()).ok).toBe(true)
    expect(await ask()).toMatchObject({ problem: 'too-many', details: { retryAfterSeconds: 86_400 } })
    world.clock.advance(DAY_MS)
    expect((await ask()).ok).toBe(true)
    expect(world.outbox.ofType('invite-renewal-asked')).toMatchObject([{ adminUuids: [erik.uuid] }, {}])
    expect(await requestInviteRenewal(world.deps)({ token: 'unknown' })).toMatchObject({ problem: 'not-found' })
  })
})
