import type { ProfileTerms, TermCount } from '@guildhall/domain/profiles'
import type { ListName, TermList } from '@guildhall/domain/reference'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Where profiles have the terms of a list. */
interface Place {
  /** Rows of `text`, of the profile itself. */
  readonly own: string
  /** The same, and of its jobs. */
  readonly all: string
  /** Whether the profile `p` has one of `:spellings`. */
  readonly has: string
}

const titles = `select job_title as text from contractor_profiles where job_title is not null`
const skills = `select distinct p.uuid, s.text from contractor_profiles p cross join unnest(p.skills) as s (text)`

const industries = `select distinct p.uuid, i.text from contractor_profiles p cross join unnest(p.industries) as i (text)`

const PLACES: Readonly<Record<TermList, Place>> = {
  'job-titles': { own: titles, all: titles, has: 'p.job_title = any(cast(:spellings as text[]))' },
  industries: { own: industries, all: industries, has: 'p.industries && cast(:spellings as text[])' },
  skills: {
    own: skills,
    all: `select s.text from contractor_profiles p cross join unnest(p.skills) as s (text)
      union all select s.text from work_experiences w cross join unnest(w.skills) as s (text)`,
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
  listSpellings: async (list) => {
    const rows = await selectRows<{ readonly text: string }>(
      knex,
      `select distinct text collate "C" as text from (${PLACES[list].all}) as t order by text`,
    )
    return rows.map(({ text }) => text)
  },
  listHolders: async (list, spellings, { after, limit }) => {
    const rows = await selectRows<{ readonly uuid: string }>(
      knex,
      `select p.uuid from contractor_profiles p
       where ${PLACES[list].has} and (cast(:after as uuid) is null or p.uuid > cast(:after as uuid))
       order by p.uuid limit :limit`,
      { spellings: [...spellings], after, limit },
    )
    return rows.map(({ uuid }) => uuid)
  },
})
