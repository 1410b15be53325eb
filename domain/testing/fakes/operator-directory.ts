import {
  type Account,
  type AuditEntry,
  foldMessageText,
  isErased,
  type OperatorDirectory,
  type PersonEntry,
  type PersonOverview,
  type ReportQueue,
} from '../../src/index.ts'
import type { ContractorProfile, LoggedAction, Page, PageRequest, SessionRepository } from '../../src/index.ts'
import type { fakeAccounts } from './accounts.ts'
import type { fakeCompanies } from './companies.ts'
import { cursorPage } from './cursor-page.ts'

/** What the directory reads of others. Conversations and invoices are none, nor are reports without a queue of them. */
export interface OperatorDirectoryWorld {
  readonly accounts: Pick<ReturnType<typeof fakeAccounts>, 'all'>
  readonly companies: Pick<ReturnType<typeof fakeCompanies>, 'all' | 'findMember' | 'listTeam'>
  readonly profiles: () => readonly ContractorProfile[]
  readonly reportQueue?: Pick<ReportQueue, 'list'>
  readonly sessions: Pick<SessionRepository, 'list'>
  readonly audit: { readonly entries: () => readonly AuditEntry[] }
}

const noReports: Pick<ReportQueue, 'list'> = { list: async () => ({ items: [], nextCursor: null }) }

interface Dated {
  readonly uuid: string
  readonly createdAt: Date
}

/** The page of those whose texts have all words, or of the one with this id; the newest first. */
const search = <Item extends Dated>(
  items: readonly Item[],
  text: string,
  page: PageRequest,
  textsOf: (item: Item) => string,
): Page<Item> => {
  const words = foldMessageText(text).split(/\s+/)
  const found = items.filter(
    (item) => item.uuid === text.toLowerCase() || words.every((word) => foldMessageText(textsOf(item)).includes(word)),
  )
  const newest = found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.uuid < b.uuid ? 1 : -1))
  return cursorPage(newest, page, ({ uuid }) => uuid)
}

/** What operators look up, in memory. */
export const fakeOperatorDirectory = (world: OperatorDirectoryWorld): OperatorDirectory => {
  const { accounts, audit, companies, profiles, reportQueue = noReports, sessions } = world
  const profileOf = (uuid: string) => profiles().find((profile) => profile.uuid === uuid)
  const toEntry = (account: Account): PersonEntry => {
    const { createdAt, deletionRequestedAt, email, emailVerifiedAt, firstName, lastName, suspendedAt } = account
    return {
      uuid: account.uuid,
      userType: account.userType,
      email,
      firstName,
      lastName,
      companyName: companies.all().find(({ uuid }) => uuid === account.companyUuid)?.name ?? null,
      vettingStatus: profileOf(account.uuid)?.vettingStatus ?? null,
      emailVerifiedAt,
      suspendedAt,
      deletionRequestedAt,
      createdAt,
    }
  }
  const known = () => accounts.all().filter((account) => !isErased(account))
  const logOf = (isAbout: (entry: AuditEntry) => boolean): readonly LoggedAction[] =>
    audit
      .entries()
      .filter(isAbout)
      .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.uuid < b.uuid ? 1 : -1))
      .slice(0, 20)
      .map(({ action, actorUuid, at, details, uuid }) => {
        const actor = accounts.all().find((account) => account.uuid === actorUuid)
        return {
          uuid,
          action,
          details,
          at,
          actorName: actor === undefined ? null : `${actor.firstName} ${actor.lastName}`,
        }
      })
  const countReports = async (uuid: string, now: Date): Promise<number> => {
    const all = { cursor: null, limit: 1_000 }
    const pages = await Promise.all((['open', 'settled'] as const).map((status) => reportQueue.list(status, all, now)))
    return pages.flatMap(({ items }) => items).filter(({ accused }) => accused?.uuid === uuid).length
  }
  const readPerson = async (account: Account, now: Date): Promise<PersonOverview> => {
    const profile = profileOf(account.uuid)
    const member = await companies.findMember(account.uuid)
    const entry = toEntry(account)
    const live = (await sessions.list(account.uuid)).filter(({ expiresAt }) => expiresAt > now)
    return {
      ...entry,
      mobile: account.mobile,
      signUpStep: account.signUpStep,
      profileImage: account.profileImage,
      firstLoginAt: account.firstLoginAt,
      company: member === null ? null : { uuid: member.companyUuid, name: entry.companyName ?? '', role: member.role },
      profile:
        profile === undefined
          ? null
          : { jobTitle: profile.jobTitle, paused: profile.paused, updatedAt: profile.updatedAt },
      hasTwoFactor: false,
      passkeys: 0,
      providers: [],
      devices: live.map(({ address, createdAt, lastSeenAt, userAgent, uuid }) => ({
        uuid,
        userAgent,
        address,
        createdAt,
        lastSeenAt,
      })),
      conversations: 0,
      reportsSent: 0,
      reportsReceived: await countReports(account.uuid, now),
      log: logOf(({ subjectUuid }) => subjectUuid === account.uuid),
    }
  }
  return {
    findPeople: async (text, page) =>
      search(known().map(toEntry), text, page, ({ email, firstName, lastName }) => `${firstName} ${lastName} ${email}`),
    findCompanies: async (text, page) => {
      const entries = await Promise.all(
        companies.all().map(async (company) => ({
          entry: {
            uuid: company.uuid,
            name: company.name,
            website: company.website,
            verification: company.verification,
            accountType: company.accountType,
            trialEndsAt: company.trialEndsAt,
            subscriptionStatus: company.subscriptionStatus,
            createdAt: company.createdAt,
            members: (await companies.listTeam(company.uuid)).length,
          },
          uuid: company.uuid,
          createdAt: company.createdAt,
          texts: `${company.name} ${company.website ?? ''} ${company.email ?? ''}`,
        })),
      )
      const { items, nextCursor } = search(entries, text, page, ({ texts }) => texts)
      return { items: items.map(({ entry }) => entry), nextCursor }
    },
    readPerson: async (uuid, now) => {
      const account = known().find((one) => one.uuid === uuid)
      return account === undefined ? null : readPerson(account, now)
    },
    readCompany: async (uuid) => {
      const company = companies.all().find((one) => one.uuid === uuid)
      if (company === undefined) return null
      const team = (await companies.listTeam(uuid)).map(({ email, firstName, lastName, role, uuid: member }) => ({
        uuid: member,
        firstName,
        lastName,
        email,
        role,
        suspendedAt: accounts.all().find((account) => account.uuid === member)?.suspendedAt ?? null,
      }))
      const log = logOf(({ companyUuid, subjectUuid }) => subjectUuid === uuid || companyUuid === uuid)
      return { company, team, conversations: 0, openInvoices: 0, reportsReceived: 0, log }
    },
  }
}
