import { randomUUID } from 'node:crypto'
import type { WorkExperience } from '@guildhall/domain/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPeople,
  createMessage,
  createRequest,
  createMigratedDatabase,
  type MigratedDatabase,
  type People,
} from '../../testing/index.ts'
import { createRepositories, type Repositories } from './index.ts'

let database: MigratedDatabase
let repositories: Repositories
let people: People

beforeAll(async () => {
  database = await createMigratedDatabase()
  repositories = createRepositories(database.knex)
  people = await addPeople(database.knex)
})
afterAll(() => database.drop())

const at = (text: string): Date => new Date(text)

describe('rows read back equal what was written', () => {
  it('accounts, by id and by address in any case', async () => {
    const { contractor } = people
    expect(await repositories.accounts.find(contractor.uuid)).toEqual(contractor)
    expect(await repositories.accounts.findByEmail(contractor.email.toUpperCase())).toEqual(contractor)
    const changed = {
      ...contractor,
      mobile: null,
      suspendedAt: at('2026-03-03T10:11:12.345Z'),
      signUpStep: 'payment' as const,
    }
    await repositories.accounts.save(changed)
    expect(await repositories.accounts.find(contractor.uuid)).toEqual(changed)
    await repositories.accounts.save(contractor)
  })

  it('companies with all plan fields', async () => {
    const changed = {
      ...people.company,
      accountType: 'paid' as const,
      subscriptionStatus: 'past_due' as const,
      paidUntil: at('2027-01-01T00:00:00.000Z'),
      trialEndsAt: null,
      freeContactsUsed: 5,
    }
    await repositories.companies.save(changed)
    expect(await repositories.companies.find(people.company.uuid)).toEqual(changed)
  })

  it('profiles with their entries in order', async () => {
    const { profile } = people
    expect(await repositories.profiles.find(profile.uuid)).toEqual(profile)
    const entry = { ...profile.workExperiences[0], uuid: randomUUID() } as WorkExperience
    const changed = {
      ...profile,
      rate: 99.5,
      skills: ['C++', "O'Reilly", 'a "quoted", {braced} word'],
      industries: [],
      workExperiences: [
        {
          ...entry,
          currentWork: false,
          endDate: '2024-02-29',
          description: 'Is it safe? Yes: 100 %.',
        },
        { ...entry, uuid: randomUUID(), startDate: '2024-03-01' },
      ],
      qualifications: [],
    }
    await repositories.profiles.save(changed)
    expect(await repositories.profiles.find(profile.uuid)).toEqual(changed)
    await repositories.profiles.save(profile)
  })

  it('conversations with their offer and proposed terms', async () => {
    const request = createRequest(people)
    expect(await repositories.conversations.add(request)).toBe('added')
    expect(await repositories.conversations.find(request.uuid)).toEqual(request)
    const changed = {
      ...request,
      status: 'active' as const,
      proposedTerms: { rate: 1_000, note: 'From May?' },
      changedBy: 'contractor' as const,
      statusAt: at('2026-03-03T08:00:00.000Z'),
    }
    expect(await repositories.conversations.save(changed)).toBe('saved')
    expect(await repositories.conversations.find(request.uuid)).toEqual(changed)
  })

  it('messages with the sequence assigned by the conversation', async () => {
    const request = createRequest(people, { status: 'closed' })
    await repositories.conversations.add(request)
    const first = await repositories.conversations.addMessage(
      createMessage(request, { clientId: 'one', body: 'Who? Me :name ::text' }),
    )
    const second = await repositories.conversations.addMessage(
      createMessage(request, { kind: 'system', senderUuid: null }),
    )
    expect([first.sequence, second.sequence]).toEqual([1, 2])
    expect(await repositories.conversations.findMessage(first.uuid)).toEqual(first)
    expect(await repositories.conversations.findMessageByClientId(request.uuid, people.employer.uuid, 'one')).toEqual(
      first,
    )
  })

  it('files, sessions and preferences', async () => {
    const file = {
      uuid: randomUUID(),
      ownerUuid: people.contractor.uuid,
      purpose: 'cv' as const,
      originalName: 'CV (final).pdf',
      contentType: 'application/pdf',
      size: 6_000_000_000,
      url: `/v0/files/${randomUUID()}.pdf`,
      createdAt: at('2026-03-02T09:00:00.123Z'),
    }
    await repositories.files.add(file)
    expect(await repositories.files.find(file.uuid)).toEqual(file)
    expect(await repositories.files.findByUrl(file.url)).toEqual(file)
    const session = {
      uuid: randomUUID(),
      accountUuid: people.contractor.uuid,
      tokenHash: randomUUID(),
      userAgent: 'Firefox',
      address: '2001:db8::1',
      createdAt: at('2026-03-02T09:00:00.000Z'),
      lastSeenAt: at('2026-03-02T09:00:00.000Z'),
      expiresAt: at('2026-04-02T09:00:00.000Z'),
      authenticatedAt: at('2026-03-02T09:01:00.000Z'),
    }
    await repositories.sessions.add(session)
    expect(await repositories.sessions.findByTokenHash(session.tokenHash)).toEqual(session)
    const preferences = { system: false, newRequests: true, replies: false }
    await repositories.notifications.savePreferences(people.contractor.uuid, preferences)
    expect(await repositories.notifications.getPreferences(people.contractor.uuid)).toEqual(preferences)
  })
})
