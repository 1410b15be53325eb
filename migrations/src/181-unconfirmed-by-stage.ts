import { sqlMigration } from './migration.ts'

/**
 * Whose availability is due is found by what they were told last. Those who were told of their stage are many, and would be read anew by each
 * batch. Rules: PROF-22, BASE-52.
 */
export const unconfirmedByStage = sqlMigration(
  '181-unconfirmed-by-stage',
  `
  drop index contractor_profiles_unconfirmed;
  create index contractor_profiles_unconfirmed on contractor_profiles (availability_told, availability_confirmed_at)
    where vetting_status = 'approved' and not paused and availability_told < 120;
  `,
  `
  drop index contractor_profiles_unconfirmed;
  create index contractor_profiles_unconfirmed on contractor_profiles (availability_confirmed_at)
    where vetting_status = 'approved' and not paused and availability_told < 120;
  `,
)
