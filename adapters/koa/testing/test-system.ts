import {
  fakeAnnouncements,
  fakeFailingJobs,
  fakeIndexComparisons,
  fakeMailer,
  fakeMailLedger,
  fakeWorkSchedule,
} from '@guildhall/domain/testing'

/** Fakes of mails, jobs, scheduled work and announcements, and which of them take part in transactions. */
export const createSystemFakes = () => {
  const systemRows = {
    announcements: fakeAnnouncements(),
    jobs: fakeFailingJobs(),
    mailLedger: fakeMailLedger(),
    workSchedule: fakeWorkSchedule(),
  }
  return {
    ...systemRows,
    indexComparisons: fakeIndexComparisons(),
    links: { publicUrl: 'http://guildhall.test' },
    mailer: fakeMailer(),
    unreadMessages: { findText: async () => null },
    systemRows,
  }
}
