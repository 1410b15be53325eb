import { searchIdentity, type ImpressionKind, startOfSearchDay } from '@guildhall/domain/search'
import type { Uuid } from '@guildhall/domain/shared'
import { insertRows, type Database } from '@guildhall/postgres'
import type { DemoPeople } from './demo-people.ts'
import { fillInvites } from './fill-invites.ts'
import { fillTemplates } from './fill-templates.ts'
import { demoAccounts, type DemoStories, type StorySearch } from './market/index.ts'
import { createRandom, hashSeed, createUuidAt } from './market/random.ts'
import { generatePastImpressions } from './past-impressions.ts'
import { toStoryRows } from './story-rows.ts'

const RESULTS_MAX = 50

/** Inserts what the demo accounts see when they sign in. Stories about people who are not in a small market are skipped. */
export async function fillStories(
  knex: Database['knex'],
  stories: DemoStories,
  { cast, now }: { readonly cast: DemoPeople; readonly now: Date },
): Promise<void> {
  const findWriter = (key: string): Uuid | null => (cast.members.get(key) ?? cast.contractors.get(key))?.uuid ?? null
  const rows = stories.conversations.flatMap((story) => {
    const company = cast.companies.get(story.companyKey)
    const sender = cast.members.get(story.senderKey)
    const contractor = cast.contractors.get(story.contractorKey)
    return company && sender && contractor ? [toStoryRows(story, { company, sender, contractor, findWriter })] : []
  })
  await insertRows(
    knex,
    'conversations',
    rows.map(({ conversation }) => conversation),
  )
  await insertRows(
    knex,
    'messages',
    rows.flatMap(({ messages }) => messages),
  )
  await insertRows(
    knex,
    'conversation_readers',
    rows.flatMap(({ readers }) => readers),
  )
  await insertRows(
    knex,
    'notifications',
    rows.flatMap(({ notifications }) => notifications),
  )
  await insertRows(
    knex,
    'bookmarks',
    stories.bookmarks.flatMap(({ addedAt, addedByKey, companyKey, contractorKey, note }) => {
      const company = cast.companies.get(companyKey)
      const addedBy = cast.members.get(addedByKey)
      const candidate = cast.contractors.get(contractorKey)
      return company && addedBy && candidate
        ? [{ companyUuid: company.uuid, candidateUuid: candidate.uuid, addedByUuid: addedBy.uuid, addedAt, note }]
        : []
    }),
  )
  const contractor = cast.contractors.get(demoAccounts.contractor.contractorKey)
  await insertRows(knex, 'profile_sightings', contractor ? generatePastImpressions(contractor.uuid, now) : [])
  await fillInvites(knex, stories.invites, cast)
  await fillTemplates(knex, stories.templates, cast)
  for (const search of stories.searches) await fillSearch(knex, search, cast)
}

const fillSearch = async (knex: Database['knex'], search: StorySearch, cast: DemoPeople): Promise<void> => {
  const account = cast.members.get(search.userKey)
  if (!account) return
  const { parameters, searchedAt } = search
  const uuid = createUuidAt(searchedAt, createRandom(hashSeed('search', search.userKey, searchedAt.getTime())))
  const viewed = search.viewedKeys.flatMap((key) => cast.contractors.get(key)?.uuid ?? [])
  const found = await knex('contractor_profiles')
    .where({ vettingStatus: 'approved', paused: false })
    .where('updatedAt', '<=', searchedAt)
    .whereILike('jobTitle', `%${parameters.jobTitle}%`)
    .orderBy('updatedAt', 'desc')
    .limit(RESULTS_MAX)
    .select<{ uuid: Uuid }[]>('uuid')
  const results = [...new Set([...viewed, ...found.map((row) => row.uuid)])].slice(0, RESULTS_MAX)
  await insertRows(knex, 'search_history', [
    {
      uuid,
      accountUuid: account.uuid,
      identity: searchIdentity(parameters),
      parameters,
      results,
      createdAt: searchedAt,
      searchedAt,
    },
  ])
  await insertRows(
    knex,
    'search_history_viewed',
    viewed.map((candidateUuid) => ({ historyUuid: uuid, candidateUuid })),
  )
  if (search.savedAs !== null) {
    const times = { createdAt: searchedAt, updatedAt: searchedAt }
    await insertRows(knex, 'saved_searches', [
      {
        uuid: createUuidAt(searchedAt, createRandom(hashSeed('saved', search.userKey, searchedAt.getTime()))),
        companyUuid: account.companyUuid,
        ownerUuid: account.uuid,
        name: search.savedAs,
        visibility: 'private',
        parameters,
        ...times,
      },
    ])
  }
  const day = startOfSearchDay(searchedAt)
  const toImpression = (kind: ImpressionKind) => (candidateUuid: Uuid) => ({
    candidateUuid,
    day,
    kind,
    historyUuid: uuid,
  })
  await insertRows(knex, 'profile_sightings', [
    ...results.map(toImpression('appeared')),
    ...viewed.map(toImpression('opened')),
  ])
}
