/** Some rows of the retention table. */
export const retentionRules = [
  {
    key: 'sessions',
    what: 'Devices that you are signed in on',
    kept: '31 days from signing in, or until you sign out',
    why: 'So that you stay signed in and can see where',
  },
  { key: 'login-failures', what: 'Failed attempts to sign in', kept: '1 day', why: 'To stop guessing of passwords' },
  {
    key: 'deleted-accounts',
    what: 'Accounts that are deleted',
    kept: '14 days',
    why: 'So that you can change your mind',
  },
]
