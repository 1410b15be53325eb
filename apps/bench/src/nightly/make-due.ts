import type { Database } from '@guildhall/postgres'

/** Longer than the product lets pass before it asks for the first time. */
const UNCONFIRMED_DAYS = 31

/** Makes every tenth person due for the check of availability, as if all had confirmed it in the same hour. Returns how many. */
export async function makeAvailabilityDue({ knex }: Database, people: number): Promise<number> {
  const confirmedAt = new Date(Date.now() - UNCONFIRMED_DAYS * 86_400_000)
  return knex.transaction<number>(async (transaction): Promise<number> => {
    await transaction.raw('set local statement_timeout = 0')
    return transaction('contractorProfiles')
      .whereIn(
        'uuid',
        transaction('contractorProfiles')
          .select('uuid')
          .where({ vettingStatus: 'approved', paused: false })
          .limit(Math.floor(people / 10)),
      )
      .update({ availabilityConfirmedAt: confirmedAt, availabilityTold: 0 })
  })
}
