import { announcementsContract } from '../contracts/announcements.contract.ts'
import { failingJobsContract } from '../contracts/failing-jobs.contract.ts'
import { mailLedgerContract } from '../contracts/mail-ledger.contract.ts'
import { workScheduleContract } from '../contracts/work-schedule.contract.ts'
import { fakeAnnouncements } from './announcements.ts'
import { fakeFailingJobs } from './failing-jobs.ts'
import { fakeMailLedger } from './mail-ledger.ts'
import { fakeWorkSchedule } from './work-schedule.ts'

const close = async (): Promise<void> => undefined

mailLedgerContract('The memory', async () => ({ ledger: fakeMailLedger(), close }))
announcementsContract('The memory', async (operator) => ({ announcements: fakeAnnouncements(operator), close }))
workScheduleContract('The memory', async (work) => ({ workSchedule: fakeWorkSchedule(...work), close }))
failingJobsContract('The memory', async () => {
  const jobs = fakeFailingJobs()
  return {
    jobs,
    add: async ({ attempts, error, event, reaction, state }) =>
      jobs.add({
        reaction,
        uuid: event.uuid,
        eventType: event.type,
        state: state === 'parked' ? 'parked' : 'failing',
        since: new Date(event.at),
        attempts,
        error,
        nextAttemptAt: state === 'waiting' ? new Date(event.at) : null,
        parkedAt: state === 'parked' ? new Date(event.at) : null,
        isRunning: state === 'running',
      }),
    close,
  }
})
