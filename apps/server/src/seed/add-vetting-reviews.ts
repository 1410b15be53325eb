import type { ContractorProfile } from '@guildhall/domain/profiles'
import { addDays } from '@guildhall/domain/shared'
import { createRepositories, type Database } from '@guildhall/postgres'

/** What was different before, in turn. */
const EARLIER: readonly ((profile: ContractorProfile) => Partial<ContractorProfile>)[] = [
  ({ jobTitle }) => ({ jobTitle: `Junior ${jobTitle ?? ''}`.trim() }),
  ({ introduction }) => ({ introduction: introduction?.split('. ').slice(0, -1).join('. ') ?? null }),
  ({ rate }) => ({ rate: rate === null ? null : Math.round(rate * 0.9) }),
  ({ workExperiences }) => ({ workExperiences: workExperiences.slice(1) }),
  ({ skills }) => ({ skills: skills.slice(0, -2) }),
  ({ jobTitle, locationTitle }) => ({
    jobTitle: `${jobTitle ?? ''} and trainer`,
    locationTitle: locationTitle === null ? null : 'Durban',
  }),
]
/** Changes of approved profiles that wait. */
const CHANGES = 14

/** Leaves a queue of a few days: the last changes of approved profiles, and pending profiles from this hour to four days ago. */
async function shortenQueue(knex: Database['knex'], now: Date): Promise<void> {
  await knex.raw(
    `update contractor_profiles set status = 'reviewed'
     where vetting_status = 'approved' and status = 'new' and uuid not in (
       select uuid from contractor_profiles where vetting_status = 'approved' and status = 'new'
       order by updated_at desc, uuid limit :changes
     )`,
    { changes: CHANGES },
  )
  await knex.raw(
    `update contractor_profiles p set updated_at = cast(:now as timestamptz) - (1 + n.place * 7 % 96) * interval '1 hour'
     from (
       select uuid, row_number() over (order by uuid) as place from contractor_profiles where vetting_status = 'pending'
     ) n
     where n.uuid = p.uuid`,
    { now },
  )
  await knex.raw(
    `insert into vetting_changes select uuid, uuid, 'incomplete', 'pending', updated_at from contractor_profiles
     where vetting_status = 'pending'`,
  )
}

/** Makes the queue of vetters: who waits since when, and what an operator approved before a change. Rules: MOD-27, MOD-30. */
export async function addVettingReviews(knex: Database['knex'], now: Date): Promise<void> {
  await shortenQueue(knex, now)
  const { profiles, vettingReviews } = createRepositories(knex)
  const changed: readonly { readonly uuid: string; readonly createdAt: Date }[] = await knex('contractorProfiles')
    .join('accounts', 'accounts.uuid', 'contractorProfiles.uuid')
    .select('accounts.uuid', 'accounts.createdAt')
    .where({ vettingStatus: 'approved', status: 'new' })
    .orderBy(['contractorProfiles.updatedAt', 'accounts.uuid'])
  for (const [at, { createdAt, uuid }] of changed.entries()) {
    const profile = await profiles.find(uuid)
    const earlier = EARLIER[at % EARLIER.length]
    if (profile === null || earlier === undefined) continue
    const approvedAt = new Date(Math.min(addDays(createdAt, 1).getTime(), now.getTime()))
    await vettingReviews.saveApproved(uuid, { profile: { ...profile, ...earlier(profile) }, at: approvedAt })
  }
}
