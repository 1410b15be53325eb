import { NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { logEntries, logExport, logExportForm, logQuery } from '../wire/staff-log.ts'

const COMPANY = '01900000-0000-7000-8000-000000000003'
const entry = {
  uuid: '01900000-0000-7000-8000-0000000000f1',
  action: 'trial-extended',
  at: NOW,
  by: { uuid: '01900000-0000-7000-8000-0000000000d1', name: 'Olga Petrova' },
  subject: null,
  company: { uuid: COMPANY, name: 'Kestrel Freight' },
  isAboutPerson: false,
  details: { days: 14, reason: 'They were away' },
}
const superadmins = { access: 'operator', operatorRight: 'see-audit-log' } as const

/** The log of operators and companies. Rule: MOD-50. */
export const staffLogRoutes = {
  searchLog: route({
    ...routeIndex.searchLog,
    ...superadmins,
    summary: 'What operators and the admins of companies did, the newest first',
    query: logQuery,
    success: { status: 200, body: logEntries },
    problems: {},
    examples: { query: { owner: 'operators', text: 'trial' }, reply: { entries: [entry], next_cursor: null } },
  }),
  exportLog: route({
    ...routeIndex.exportLog,
    ...superadmins,
    summary: 'The log as CSV, with at most 10,000 entries; the export is in the log, too',
    body: logExportForm,
    success: { status: 200, body: logExport },
    problems: {},
    examples: {
      body: { owner: 'operators', text: 'trial' },
      reply: { csv: 'Time (UTC),Who,Action,About,Company,Reason,Details,Id\r\n', entries: 0, isComplete: true },
    },
  }),
}
