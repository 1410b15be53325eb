import type { LogEntry } from '../api/use-log.ts'

const entry: LogEntry = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-00000000fa01',
  action: 'trial-extended',
  at: '2026-03-02T08:40:00.000Z',
  by: { uuid: '0199a1f4-7c1e-7a53-9c3d-00000000fb01', name: 'Olga Petrova' },
  subject: null,
  company: { uuid: '0199a1f4-7c1e-7a53-9c3d-00000000fc01', name: 'Kestrel Freight' },
  isAboutPerson: false,
  details: { days: 14, reason: 'They were away over the holidays' },
}

/** Entries of operators, of a company, and of the system. */
export const sampleLog: readonly LogEntry[] = [
  { ...entry, uuid: `${entry.uuid.slice(0, -1)}2`, action: 'operator-signed-in', company: null, details: {} },
  entry,
  {
    ...entry,
    uuid: `${entry.uuid.slice(0, -1)}3`,
    action: 'account-suspended',
    subject: { uuid: '0199a1f4-7c1e-7a53-9c3d-00000000fd01', name: 'Marco Rossi' },
    isAboutPerson: true,
    company: null,
    details: { reason: 'Asked contractors for money' },
  },
  {
    ...entry,
    uuid: `${entry.uuid.slice(0, -1)}4`,
    action: 'role-changed',
    by: { uuid: '0199a1f4-7c1e-7a53-9c3d-00000000fe01', name: 'Dana Whitfield' },
    subject: { uuid: '0199a1f4-7c1e-7a53-9c3d-00000000fe02', name: 'Priya Raman' },
    isAboutPerson: true,
    details: { from: 'viewer', to: 'recruiter' },
  },
  {
    ...entry,
    uuid: `${entry.uuid.slice(0, -1)}5`,
    action: 'subscription-changed',
    by: null,
    details: { to: 'active', size: '11-50', seats: 3, billedAnnually: false },
  },
]
