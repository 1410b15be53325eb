/** Query keys of the operators' pages. */
export const staffKeys = {
  session: ['staff', 'session'],
  operators: ['staff', 'operators'],
  vetting: ['staff', 'vetting'],
  review: (contractorUuid: string) => ['staff', 'vetting', contractorUuid] as const,
  allReports: ['staff', 'reports'],
  reports: (status: string) => ['staff', 'reports', 'list', status] as const,
  report: (uuid: string) => ['staff', 'reports', uuid] as const,
  allInvoices: ['staff', 'invoices'],
  invoices: (state: string, text: string) => ['staff', 'invoices', 'list', state, text] as const,
  invoice: (uuid: string) => ['staff', 'invoices', uuid] as const,
  log: (owner: string, text: string) => ['staff', 'log', owner, text] as const,
  people: (text: string) => ['staff', 'people', 'list', text] as const,
  person: (uuid: string) => ['staff', 'people', uuid] as const,
  companies: (text: string) => ['staff', 'companies', 'list', text] as const,
  company: (uuid: string) => ['staff', 'companies', uuid] as const,
} as const
