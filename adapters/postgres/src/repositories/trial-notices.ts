import type { TrialNotices } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** Trial notices sent to companies, in `trial_notices`. */
export const createTrialNotices = (knex: Knex): TrialNotices => ({
  listDue: (notice, { after, until }, limit) =>
    selectRows(
      knex,
      `select c.uuid as company_uuid, c.trial_ends_at from companies c
       where c.account_type = 'trial' and c.trial_ends_at > :after and c.trial_ends_at <= :until
         and not exists (
           select 1 from trial_notices sent
           where sent.company_uuid = c.uuid and sent.notice = :notice and sent.trial_ends_at = c.trial_ends_at
         )
       order by c.trial_ends_at, c.uuid limit :limit`,
      { notice, after, until, limit },
    ),
  claim: async (companyUuid, notice, trialEndsAt, at) => {
    const claimed = await selectRows(
      knex,
      `insert into trial_notices (company_uuid, notice, trial_ends_at, at) values (:companyUuid, :notice, :trialEndsAt, :at)
       on conflict do nothing returning notice`,
      { companyUuid, notice, trialEndsAt, at },
    )
    return claimed.length > 0
  },
})
