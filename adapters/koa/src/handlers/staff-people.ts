import { deviceName } from '@guildhall/domain/identity'
import type {
  CompanyAtGlance,
  CompanyEntry,
  LoggedAction,
  PersonEntry,
  PersonOverview,
} from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'
import { endReplacedSession } from './session.ts'

const toInstant = (at: Date | null): string | null => at?.toISOString() ?? null

const toPersonWire = (person: PersonEntry) => ({
  uuid: person.uuid,
  userType: person.userType,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  companyName: person.companyName,
  vettingStatus: person.vettingStatus,
  emailVerifiedAt: toInstant(person.emailVerifiedAt),
  suspendedAt: toInstant(person.suspendedAt),
  deletionRequestedAt: toInstant(person.deletionRequestedAt),
  createdAt: person.createdAt.toISOString(),
})

const toLogWire = (log: readonly LoggedAction[]) =>
  log.map(({ action, actorName, at, details, uuid }) => ({
    uuid,
    action,
    actorName,
    details: Object.fromEntries(
      Object.entries(details).map(([name, value]) => [name, typeof value === 'object' && value ? [...value] : value]),
    ),
    at: at.toISOString(),
  }))

const toOverviewWire = (person: PersonOverview) => ({
  ...toPersonWire(person),
  mobile: person.mobile,
  signUpStep: person.signUpStep,
  profileImage: person.profileImage,
  firstLoginAt: toInstant(person.firstLoginAt),
  company: person.company,
  profile: person.profile === null ? null : { ...person.profile, updatedAt: person.profile.updatedAt.toISOString() },
  hasTwoFactor: person.hasTwoFactor,
  passkeys: person.passkeys,
  providers: [...person.providers],
  devices: person.devices.map(({ address, createdAt, lastSeenAt, userAgent, uuid }) => ({
    uuid,
    device: deviceName(userAgent),
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  })),
  conversations: person.conversations,
  reportsSent: person.reportsSent,
  reportsReceived: person.reportsReceived,
  log: toLogWire(person.log),
})

const toCompanyWire = (company: CompanyEntry) => ({
  uuid: company.uuid,
  name: company.name,
  website: company.website,
  verification: company.verification,
  accountType: company.accountType,
  trialEndsAt: toInstant(company.trialEndsAt),
  subscriptionStatus: company.subscriptionStatus,
  createdAt: company.createdAt.toISOString(),
  members: company.members,
})

const toCompanyOverviewWire = ({ company, log, rights, team, ...counts }: CompanyAtGlance) => ({
  ...toCompanyWire({ ...company, members: team.length }),
  email: company.email,
  mobile: company.mobile,
  image: company.image,
  employeeCount: company.employeeCount,
  seats: company.seats,
  billedAnnually: company.billedAnnually,
  freeContactsUsed: company.freeContactsUsed,
  freeContactsLeft: rights.freeContactsLeft,
  paidUntil: toInstant(company.paidUntil),
  mayContact: rights.contact,
  team: team.map(({ suspendedAt, ...member }) => ({ ...member, suspendedAt: toInstant(suspendedAt) })),
  conversations: counts.conversations,
  openInvoices: counts.openInvoices,
  reportsReceived: counts.reportsReceived,
  log: toLogWire(log),
})

/** People and companies as operators see them. Rules: MOD-35 to MOD-41. */
export const staffPeopleHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'findPeople'
  | 'readPerson'
  | 'setSuspension'
  | 'endPersonSessions'
  | 'resendVerificationMail'
  | 'viewAs'
  | 'findCompanies'
  | 'readCompany'
  | 'setCompanyVerification'
  | 'extendTrial'
  | 'giveContactsBack'
> => ({
  findPeople: async ({ actor, query }) => {
    const found = await useCases.findPeople({ actor, text: query.text ?? '', page: toPageRequest(query) })
    if (!found.ok) return found
    return ok({ people: found.value.items.map(toPersonWire), next_cursor: found.value.nextCursor })
  },
  readPerson: async ({ actor, params }) => {
    const read = await useCases.readPerson({ actor, uuid: params.id })
    return read.ok ? ok(toOverviewWire(read.value)) : read
  },
  setSuspension: ({ actor, body, params }) => useCases.setSuspension({ actor, accountUuid: params.id, ...body }),
  endPersonSessions: async ({ actor, params }) => {
    const ended = await useCases.endPersonSessions({ actor, accountUuid: params.id })
    return ended.ok ? ok({ ended: ended.value }) : ended
  },
  resendVerificationMail: ({ actor, params }) => useCases.resendVerificationMail({ actor, accountUuid: params.id }),
  viewAs: async ({ actor, body, facts, params }) => {
    const started = await useCases.viewAs({ actor, accountUuid: params.id, reason: body.reason })
    if (!started.ok) return started
    await endReplacedSession({ useCases }, facts)
    return { ...ok(null), cookie: started.value }
  },
  findCompanies: async ({ actor, query }) => {
    const found = await useCases.findCompanies({ actor, text: query.text ?? '', page: toPageRequest(query) })
    if (!found.ok) return found
    return ok({ companies: found.value.items.map(toCompanyWire), next_cursor: found.value.nextCursor })
  },
  readCompany: async ({ actor, params }) => {
    const read = await useCases.readCompany({ actor, uuid: params.id })
    return read.ok ? ok(toCompanyOverviewWire(read.value)) : read
  },
  setCompanyVerification: ({ actor, body, params }) =>
    useCases.setCompanyVerification({ actor, companyUuid: params.id, ...body }),
  extendTrial: ({ actor, body, params }) =>
    useCases.extendTrial({ actor, companyUuid: params.id, reason: body.reason, days: body.days ?? 0 }),
  giveContactsBack: ({ actor, body, params }) =>
    useCases.giveContactsBack({ actor, companyUuid: params.id, reason: body.reason, contacts: body.contacts ?? 0 }),
})
