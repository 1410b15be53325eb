import { sqlMigration } from './migration.ts'

/**
 * Which contractors searches met, once a search and UTC day (`day` is its beginning): among the results, or opened from them. Search history
 * cannot tell: a search that is made again replaces itself, users empty it, and its viewed marks have no date. `history_uuid` refers to
 * nothing, so that a search is forgotten without the count of it. And a contractor's requests by the day they came. Rule: SRCH-45.
 */
export const profileSightings = sqlMigration(
  '053-profile-sightings',
  `
  create table profile_sightings (
    candidate_uuid uuid not null references accounts (uuid) on delete cascade,
    day timestamptz(3) not null,
    kind text not null check (kind in ('appeared', 'opened')),
    history_uuid uuid not null,
    primary key (candidate_uuid, day, kind, history_uuid)
  );
  create index profile_sightings_day on profile_sightings (day);

  create index conversations_received on conversations (contractor_uuid, created_at);
  `,
  `
  drop index conversations_received;
  drop table profile_sightings;
  `,
)
