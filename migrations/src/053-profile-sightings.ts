import { sqlMigration } from './migration.ts'

/**
 * Impressions: contractors in search results or opened from them, once per search and UTC day (`day` is its start). Not derivable from the
 * search history: a repeated search replaces its entry, users clear it, and its viewed marks have no date. `history_uuid` is not a foreign
 * key, so that deleting a search keeps its impressions. And an index of a contractor's requests by day. Rule: SRCH-45.
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
