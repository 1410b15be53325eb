import { addDays } from '@guildhall/domain/shared'
import { AVAILABILITY_REMINDER_AFTER_DAYS } from '@guildhall/domain/profiles'
import type { Database } from '@guildhall/postgres'

/** How many people are asked in the next night whether they are still available. */
export async function countAvailabilityDue({ knex }: Database): Promise<number> {
  const [row] = await knex('contractorProfiles')
    .where({ vettingStatus: 'approved', paused: false, availabilityTold: 0 })
    .andWhere('availabilityConfirmedAt', '<=', addDays(new Date(), -AVAILABILITY_REMINDER_AFTER_DAYS))
    .count<{ count: string }[]>()
  return Number(row?.count)
}
