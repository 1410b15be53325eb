import type { Received, Routes } from '@guildhall/rest-contract/client'

/** Some rows of the retention table. */
export const retentionRules: Received<Routes['readRetention']>['rules'] = [
  {
    key: 'deleted-accounts',
    group: 'account',
    what: 'Accounts that are deleted',
    kept: '14 days',
    why: 'So that you can change your mind',
  },
  {
    key: 'sessions',
    group: 'account',
    what: 'Devices that you are signed in on',
    kept: '31 days from signing in, or until you sign out',
    why: 'So that you stay signed in and can see where',
  },
  {
    key: 'conversations',
    group: 'work',
    what: 'Conversations, their messages, offers and files',
    kept: 'For good; without your name and your files once your account is deleted',
    why: 'Because they belong to both sides',
  },
  {
    key: 'invoices',
    group: 'money',
    what: 'Invoices, receipts and credit notes',
    kept: 'For good, also after a company is closed',
    why: 'Because the law asks for them',
  },
  {
    key: 'logs',
    group: 'operations',
    what: 'Logs of the server',
    kept: 'As decided by those who run this Guildhall, who remove them',
    why: 'To find failures and abuse',
  },
]
