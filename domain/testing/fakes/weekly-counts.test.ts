import { weeklyCountsContract } from '../contracts/weekly-counts.contract.ts'
import { fakeAccounts } from './accounts.ts'
import { fakeInvoices, fakeSubscriptions } from './billing.ts'
import { fakeCompanies } from './companies.ts'
import { fakeConversations } from './conversations.ts'
import { fakeVettingLog } from './vetting-log.ts'
import { fakeWeeklyCounts } from './weekly-counts.ts'

weeklyCountsContract('The memory', async (world) => {
  const accounts = fakeAccounts(...world.accounts)
  const companies = fakeCompanies(world.companies, world.members)
  const conversations = fakeConversations(world)
  const rows = { invoices: fakeInvoices(), subscriptions: fakeSubscriptions(), vettingLog: fakeVettingLog() }
  const weeklyCounts = fakeWeeklyCounts({ accounts, companies, conversations, ...rows })
  const close = async () => undefined
  return { weeklyCounts, accounts, companies, conversations: conversations.repository, ...rows, close }
})
