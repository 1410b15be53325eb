import type { Attribution } from './attribution.ts'
import {
  type AccountEvent,
  type Account,
  type ExternalSignInTickets,
  findSignUpTicket,
  type LinkedIdentityRepository,
  type SignUpStep,
  type AccountRepository,
  type VerificationMailLog,
  EMAIL_TAKEN_MESSAGE,
  leakedPasswordErrors,
  type LeakedPasswords,
  normaliseEmail,
  type Passwords,
  type PhoneNumbers,
  MOBILE_MESSAGE,
  type Tokens,
  createVerificationLink,
  SIGN_UP_TOKEN_MINUTES,
  VERIFICATION_LINK_HOURS,
  withVerifiedEmail,
} from '../identity/index.ts'
import {
  isCompanySize,
  type PaymentRegion,
  listRegionProducts,
  type PaymentService,
  resolvePaymentRegion,
  type CompanySize,
  TRIAL_DAYS,
} from '../plans/index.ts'
import type { Company, CompanyRepository } from '../companies/index.ts'
import {
  type ContractorProfile,
  type ContractorProfileRepository,
  emptyProfile,
  respellProfile,
} from '../profiles/index.ts'
import type { Lists, ListSource } from '../reference/index.ts'
import {
  addDays,
  addHours,
  addMinutes,
  type Clock,
  createEvent,
  err,
  hasErrors,
  type IdGenerator,
  invalid,
  NOT_AN_OPTION_MESSAGE,
  ok,
  type Outbox,
  REQUIRED_MESSAGE,
  type Result,
  type UnitOfWork,
  type ValidationErrors,
} from '../shared/index.ts'
import {
  type ContractorAnswers,
  contractorAnswersErrors,
  type DisqualificationReason,
  type EmployerAnswers,
  employerAnswersErrors,
  prefillProfile,
  type QualificationRules,
  qualify,
  hasQualificationRules,
} from './qualification-form.ts'
import { type Registration, registrationErrors } from './registration-form.ts'

export interface RegisterAccountCommand extends Registration {
  /** ISO 3166-1 alpha-2 of the visitor, for mobile numbers without a prefix and for the company's region. */
  readonly countryCode: string
  /** The answers of the qualification page; required for contractors if there are rules. */
  readonly contractorAnswers?: ContractorAnswers
  readonly employerAnswers?: EmployerAnswers
  /** utm_campaign, utm_source, utm_medium and gtm_debug, if present. */
  readonly attribution?: Attribution
  /** What a visit to a provider has left in the browser. Rule: IDEN-76. */
  readonly externalTicket?: string | null
}

export interface RegisterAccountDeps {
  readonly clock: Clock
  readonly externalSignInTickets: Pick<ExternalSignInTickets, 'find'>
  readonly ids: IdGenerator
  readonly leakedPasswords: LeakedPasswords
  readonly listSource: ListSource
  readonly passwords: Pick<Passwords, 'hash'>
  /** The same regions as in the sign-up options. */
  readonly paymentRegions: readonly PaymentRegion[]
  readonly phoneNumbers: PhoneNumbers
  readonly publicUrl: string
  readonly qualificationRules: QualificationRules
  readonly tokens: Pick<Tokens, 'hash' | 'sign'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'add' | 'findByEmail'>
    readonly companies: Pick<CompanyRepository, 'add' | 'addMember'>
    readonly externalSignInTickets: Pick<ExternalSignInTickets, 'take'>
    readonly linkedIdentities: Pick<LinkedIdentityRepository, 'save'>
    readonly outbox: Outbox<AccountEvent>
    readonly profiles: Pick<ContractorProfileRepository, 'add'>
    readonly verificationMails: Pick<VerificationMailLog, 'add'>
  }>
}

/**
 * The new account, the temporary token for the rest of the sign-up, and the token that its browser keeps: with it, and only with it, the
 * link of the verification mail signs in.
 */
export interface RegisteredAccount {
  readonly account: Account
  readonly token: string
  readonly tokenExpiresAt: Date
  readonly browserToken: string
  readonly browserTokenExpiresAt: Date
}

/** 'not-qualified' carries the reason; 'sign-in-expired': the visit to the provider was used for another sign-up at the same moment. */
export type RegisterAccountProblem = 'invalid' | 'not-qualified' | 'sign-in-expired'

const prefixErrors = (errors: ValidationErrors): ValidationErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [`answers.${field}`, said]))

const answersErrors = (command: RegisterAccountCommand, rules: QualificationRules, lists: Lists): ValidationErrors => {
  const { contractorAnswers, employerAnswers, userType } = command
  if (userType === 'employer')
    return employerAnswers === undefined ? {} : prefixErrors(employerAnswersErrors(employerAnswers))
  if (contractorAnswers !== undefined) return prefixErrors(contractorAnswersErrors(contractorAnswers, lists))
  return hasQualificationRules(rules) ? { answers: [REQUIRED_MESSAGE] } : {}
}

const findDisqualification = (
  { contractorAnswers, userType }: RegisterAccountCommand,
  rules: QualificationRules,
  lists: Lists,
): DisqualificationReason | null => {
  if (userType !== 'contractor' || contractorAnswers === undefined) return null
  const answered = qualify({ userType, answers: contractorAnswers }, rules, lists)
  return answered.ok ? answered.value.reason : null
}

const createProfile = (
  { contractorAnswers }: RegisterAccountCommand,
  account: Account,
  lists: Lists,
  now: Date,
): ContractorProfile => {
  const profile = emptyProfile(account, now)
  return contractorAnswers === undefined ? profile : respellProfile(prefillProfile(profile, contractorAnswers), lists)
}

const emailTakenError = () => invalid({ email: [EMAIL_TAKEN_MESSAGE] })

/** The field that names a product, for the provider of the visitor's region. */
const PRODUCT_FIELDS = {
  stripe: 'productUuid',
  paystack: 'secondProductUuid',
} as const satisfies Record<PaymentService, keyof Registration>

/** A product must be one of the visitor's region, for the provider of that region. Rule: ONB-6. */
const productErrors = (command: RegisterAccountCommand, regions: readonly PaymentRegion[]): ValidationErrors => {
  if (command.userType !== 'employer') return {}
  const region = resolvePaymentRegion(command.countryCode, regions)
  const offered = new Set(listRegionProducts(region).map(({ uuid }) => uuid))
  const fieldOfRegion = PRODUCT_FIELDS[region.paymentService]
  const fieldOfOthers = fieldOfRegion === 'productUuid' ? 'secondProductUuid' : 'productUuid'
  const product = command[fieldOfRegion]
  const unknown = [NOT_AN_OPTION_MESSAGE]
  return {
    ...(product && !offered.has(product) ? { [fieldOfRegion]: unknown } : {}),
    ...(command[fieldOfOthers] ? { [fieldOfOthers]: unknown } : {}),
  }
}

const firstStep = ({ userType, trial, productUuid, secondProductUuid }: Registration): SignUpStep => {
  if (userType === 'contractor' || trial === true) return 'verify_email'
  if (productUuid || secondProductUuid) return 'payment'
  return trial === undefined ? 'subscription' : 'billing'
}

const createCompany = (command: RegisterAccountCommand, size: CompanySize, uuid: string, now: Date): Company => ({
  uuid,
  name: (command.companyName ?? '').trim(),
  website: null,
  email: null,
  mobile: null,
  image: null,
  employeeCount: size,
  seats: command.companySeats ?? 1,
  billedAnnually: command.annualSubscription === true,
  accountType: 'trial',
  trialEndsAt: command.trial === true ? addDays(now, TRIAL_DAYS) : null,
  trialStartedAt: command.trial === true ? now : null,
  freeContactsUsed: 0,
  subscriptionStatus: 'none',
  paidUntil: null,
  invoicePending: false,
  nextSeats: null,
  waitingInvoiceNumber: null,
  waitingInvoiceDueAt: null,
  countryCode: command.countryCode,
  verification: 'unverified',
  hiringPlans: command.employerAnswers ?? null,
  createdAt: now,
})

/**
 * Registers an account: a contractor with an empty profile, or an employer with a company of which they are admin. The address is not
 * verified yet, and its mail is requested in the same transaction, unless a provider has just vouched for it in this browser: then it is
 * verified and linked. Problems: 'invalid' (also for an address that is taken). Rules: ONB-4, ONB-5, IDEN-76.
 */
export const registerAccount =
  (deps: RegisterAccountDeps) =>
  async (command: RegisterAccountCommand): Promise<Result<RegisteredAccount, RegisterAccountProblem>> => {
    const mobile = deps.phoneNumbers.normalise(command.mobile, command.countryCode)
    const formErrors = { ...registrationErrors(command), ...productErrors(command, deps.paymentRegions) }
    const errors = mobile === null ? { mobile: [MOBILE_MESSAGE], ...formErrors } : formErrors
    const lists = await deps.listSource()
    const answers = answersErrors(command, deps.qualificationRules, lists)
    if (hasErrors(errors) || hasErrors(answers)) return invalid({ ...errors, ...answers })
    const reason = findDisqualification(command, deps.qualificationRules, lists)
    if (reason !== null) return err('not-qualified', { reason })
    const leaked = await leakedPasswordErrors(deps, command.password)
    if (hasErrors(leaked)) return invalid(leaked)
    const passwordHash = await deps.passwords.hash(command.password)
    const now = deps.clock.now()
    const size = command.companySize ?? ''
    const companyUuid = command.userType === 'employer' && isCompanySize(size) ? deps.ids.uuid() : null
    const registered: Account = {
      uuid: deps.ids.uuid(),
      userType: command.userType,
      email: normaliseEmail(command.email),
      firstName: command.firstName.trim(),
      lastName: command.lastName.trim(),
      mobile,
      passwordHash,
      emailVerifiedAt: null,
      firstLoginAt: null,
      justVerified: false,
      profileJustVerified: false,
      signUpStep: firstStep(command),
      attribution: { ...command.attribution },
      signUpCompletedAt: null,
      companyUuid,
      profileImage: null,
      suspendedAt: null,
      deletionRequestedAt: null,
      createdAt: now,
    }
    const ticket = await findSignUpTicket(deps, command.externalTicket ?? null, registered.email)
    const account = ticket === null ? registered : withVerifiedEmail(registered, now)
    const tokenExpiresAt = addMinutes(now, SIGN_UP_TOKEN_MINUTES)
    return deps.unitOfWork.run(async (stores) => {
      const { accounts, companies, outbox, profiles, verificationMails } = stores
      if ((await accounts.findByEmail(account.email)) !== null) return emailTakenError()
      if (companyUuid !== null && isCompanySize(size))
        await companies.add(createCompany(command, size, companyUuid, now))
      if ((await accounts.add(account)) === 'email-taken') return emailTakenError()
      if (companyUuid === null) await profiles.add(createProfile(command, account, lists, now))
      else await companies.addMember(companyUuid, account.uuid, 'admin')
      const { attribution, uuid: accountUuid } = account
      await outbox.add(createEvent(deps, { type: 'account-registered', accountUuid, attribution }))
      if (ticket === null) {
        await verificationMails.add(account.email, now)
        const link = await createVerificationLink(deps, account, now)
        await outbox.add(createEvent(deps, { type: 'verification-requested', accountUuid, link }))
      } else {
        const { email: external, issuer, provider, subject, tokenHash } = ticket
        const identity = { accountUuid, provider, issuer, subject, email: external, linkedAt: now }
        if (!(await stores.externalSignInTickets.take(tokenHash))) return err('sign-in-expired')
        if ((await stores.linkedIdentities.save(identity)) === 'taken') return err('sign-in-expired')
        await outbox.add(createEvent(deps, { type: 'email-verified', accountUuid }))
      }
      const token = await deps.tokens.sign('sign-up', { accountUuid: account.uuid }, tokenExpiresAt)
      const browserTokenExpiresAt = addHours(now, VERIFICATION_LINK_HOURS)
      const browserToken = await deps.tokens.sign(
        'sign-up-browser',
        { accountUuid: account.uuid },
        browserTokenExpiresAt,
      )
      return ok({ account, token, tokenExpiresAt, browserToken, browserTokenExpiresAt })
    })
  }
