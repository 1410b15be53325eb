import { sqlMigration } from './migration.ts'

/** Who vets which profile, and what was approved before. Rules: MOD-27, MOD-28, MOD-30. */
export const vettingReviews = sqlMigration(
  '103-vetting-reviews',
  `
  create table vetting_reviews (
    contractor_uuid uuid primary key references contractor_profiles (uuid) on delete cascade,
    claimed_by uuid references operators (uuid) on delete set null,
    claimed_until timestamptz(3),
    approved jsonb,
    approved_at timestamptz(3),
    check ((approved is null) = (approved_at is null))
  );
  create index vetting_reviews_operator on vetting_reviews (claimed_by);

  create index contractor_profiles_vetting on contractor_profiles (updated_at, uuid)
    where vetting_status = 'pending' or (vetting_status = 'approved' and status = 'new');
  `,
  `
  drop index contractor_profiles_vetting;
  drop table vetting_reviews;
  `,
)
