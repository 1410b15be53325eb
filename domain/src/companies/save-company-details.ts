import type { CompanyEvent } from './company.events.ts'
import type { Actor, PhoneNumbers } from '../identity/index.ts'
import {
  createAuditEntry,
  type AuditLog,
  type Clock,
  email,
  createEvent,
  hasErrors,
  type IdGenerator,
  invalid,
  maxLength,
  plainName,
  err,
  ok,
  type Outbox,
  required,
  type Result,
  type Rule,
  type UnitOfWork,
  validate,
  type ValidationErrors,
} from '../shared/index.ts'
import { DEFAULT_COUNTRY_CODE } from '../reference/index.ts'
import type { CompanyRepository } from './company-repository.port.ts'
import type { Company } from './company.ts'
import { decideVerification } from './verification/company-verification.ts'
import { lockOwnCompany } from './team/lock-own-company.ts'
import { hasPermission } from './team/permissions.ts'
import { normaliseWebsite, websiteRule } from './website.ts'

/** The fields of the company; omitted ones are unchanged. An empty e-mail or mobile removes it. Rule: COMP-1. */
export interface CompanyDetails {
  readonly name?: string
  readonly website?: string
  readonly email?: string | null
  readonly mobile?: string | null
}

export interface SaveCompanyDetailsCommand {
  readonly actor: Actor
  readonly details: CompanyDetails
}

export interface SaveCompanyDetailsDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly phoneNumbers: PhoneNumbers
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save' | 'listTeam'>
    readonly outbox: Outbox<CompanyEvent>
  }>
}

/** 'forbidden': only admins change the company. */
export type SaveCompanyDetailsProblem = 'forbidden' | 'invalid'

/** The rules of the fields; `mobile` is checked on the server, where its country is known. Rule: COMP-1. */
export const companyDetailsRules: { readonly [Field in keyof CompanyDetails]-?: readonly Rule<unknown>[] } = {
  name: [required, maxLength(200), plainName],
  website: [required, websiteRule],
  email: [email],
  mobile: [],
}

/**
 * All errors of the submitted fields, except the mobile, which is checked on the server, where its country is known. Rules: BASE-6, COMP-1.
 */
export const companyDetailsErrors = (details: CompanyDetails): ValidationErrors =>
  validate(
    details,
    Object.fromEntries(Object.entries(companyDetailsRules).filter(([field]) => Object.hasOwn(details, field))),
  )

const OWN_FIELDS = ['name', 'website', 'email', 'mobile', 'verification'] as const

const emptyToNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim())

/** Saves the company's profile and decides its verification again. Rules: COMP-1, COMP-4. */
export const saveCompanyDetails =
  (deps: SaveCompanyDetailsDeps) =>
  async ({ actor, details }: SaveCompanyDetailsCommand): Promise<Result<Company, SaveCompanyDetailsProblem>> => {
    const { companyUuid } = actor
    if (companyUuid === null || !hasPermission(actor.role, 'company')) return err('forbidden')
    const errors = companyDetailsErrors(details)
    return deps.unitOfWork.run<Company, SaveCompanyDetailsProblem>(async ({ audit, companies, outbox }) => {
      const own = await lockOwnCompany(companies, actor, 'company')
      if (!own.ok) return own
      const { company, members } = own.value
      const typed = emptyToNull(details.mobile ?? null)
      const mobile = typed && deps.phoneNumbers.normalise(typed, company.countryCode ?? DEFAULT_COUNTRY_CODE)
      if (typed !== null && mobile === null)
        return invalid({ ...errors, mobile: ['Value is not a valid mobile number'] })
      if (hasErrors(errors)) return invalid(errors)
      const changed: Company = {
        ...company,
        name: details.name === undefined ? company.name : details.name.trim(),
        website: details.website === undefined ? company.website : normaliseWebsite(details.website),
        email: details.email === undefined ? company.email : emptyToNull(details.email),
        mobile: details.mobile === undefined ? company.mobile : mobile,
      }
      const saved = { ...changed, verification: decideVerification(changed, company, members) }
      await companies.save(saved)
      const fields = OWN_FIELDS.filter((field) => saved[field] !== company[field])
      if (fields.length > 0) {
        const { accountUuid: actorUuid } = actor
        await audit.add(
          createAuditEntry(deps, { companyUuid, actorUuid, action: 'company-saved', details: { fields } }),
        )
      }
      await outbox.add(createEvent(deps, { type: 'company-changed', companyUuid }))
      return ok(saved)
    })
  }
