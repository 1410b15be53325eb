import type { ProfileTerms, SpellingsOfPeople, TermCount } from '@guildhall/domain/profiles'
import type { ListName, TermList } from '@guildhall/domain/reference'
import type { Knex } from 'knex'
import { LOWEST_UUID } from '../database/lowest-uuid.ts'
import { selectRows } from '../database/select-rows.ts'

/** Where profiles have the terms of a list. */
interface Place {
  /** Rows of `text`, of the profile itself. */
  readonly own: string
  /** The same of `people`, some profiles, and of their jobs. */
  readonly ofPeople: string
  /** Whether the profile `p` has one of `:spellings`. */
  readonly has: string
}

const titles = `select job_title as text from contractor_profiles where job_title is not null`
const skills = `select distinct p.uuid, s.text from contractor_profiles p cross join unnest(p.skills) as s (text)`

const industries = `select distinct p.uuid, i.text from contractor_profiles p cross join unnest(p.industries) as i (text)`

const PLACES: Readonly<Record<TermList, Place>> = {
  'job-titles': {
    own: titles,
    ofPeople: 'select job_title as text from people where job_title is not null',
    has: 'p.job_title = any(cast(:spellings as text[]))',
  },
  industries: {
    own: industries,
    ofPeople: 'select i.text from people p cross join unnest(p.industries) as i (text)',
    has: 'p.industries && cast(:spellings as text[])',
  },
  skills: {
    own: skills,
    ofPeople: `select s.text from people p cross join unnest(p.skills) as s (text)
      union all select s.text from people p join work_experiences w on w.contractor_uuid = p.uuid
      cross join unnest(w.skills) as s (text)`,
    has: `(p.skills && cast(:spellings as text[]) or exists (
      select from work_experiences w where w.contractor_uuid = p.uuid and w.skills && cast(:spellings as text[])
    ))`,
  },
}

const reasons = `select distinct p.uuid, r.reason ->> 'code' as text
  from contractor_profiles p cross join jsonb_array_elements(p.vetting_reasons) as r (reason)`

const ownTerms = (list: ListName): string => (list === 'vetting-reasons' ? reasons : PLACES[list].own)

/** What profiles have of the lists. */
export const createProfileTerms = (knex: Knex): ProfileTerms => ({
  count: (list) =>
    selectRows<TermCount>(
      knex,
      `select text, cast(count(*) as integer) as people from (${ownTerms(list)}) as t
       group by text order by people desc, text collate "C"`,
    ),
  listSpellings: async (list, { after, limit }) => {
    const [row] = await selectRows<SpellingsOfPeople>(
      knex,
      `with people as materialized (
         select p.uuid, p.job_title, p.skills, p.industries from contractor_profiles p
         where p.uuid > coalesce(cast(:after as uuid), '${LOWEST_UUID}') order by p.uuid limit :limit
       )
       select array(select distinct t.text collate "C" as text from (${PLACES[list].ofPeople}) as t order by text) as spellings,
         (select p.uuid from people p order by p.uuid desc limit 1) as last`,
      { after, limit },
    )
    return row ?? { spellings: [], last: null }
  },
  listHolders: async (list, spellings, { after, upTo }) => {
    const rows = await selectRows<{ readonly uuid: string }>(
      knex,
      `select p.uuid from contractor_profiles p
       where p.uuid > coalesce(cast(:after as uuid), '${LOWEST_UUID}') and p.uuid <= :upTo and ${PLACES[list].has}
       order by p.uuid`,
      { spellings: [...spellings], after, upTo },
    )
    return rows.map(({ uuid }) => uuid)
  },
})
