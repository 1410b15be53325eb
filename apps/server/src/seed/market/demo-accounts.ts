/** The people who sign in to the demo: their address, and their keys in the market. */
export const demoAccounts = {
  contractor: { email: 'contractor@demo.guildhall.example', contractorKey: 'thandeka' },
  payingEmployer: { email: 'paying@demo.guildhall.example', companyKey: 'kestrel', memberKey: 'dana' },
  trialEmployer: { email: 'trial@demo.guildhall.example', companyKey: 'tallgrass', memberKey: 'marcus' },
} as const
