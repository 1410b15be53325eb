import type { Actor, PhoneNumbers } from '../identity/index.ts'
import {
  type Clock,
  DEFAULT_COUNTRY_CODE,
  email,
  eventOf,
  hasErrors,
  type IdGenerator,
  invalid,
  maxLength,
  no,
  ok,
  type Outbox,
  required,
  type Result,
  rule,
  type Rule,
  type UnitOfWork,
  validate,
  type ValidationErrors,
} from '../shared/index.ts'
import type { CompanyRepository } from './company-repository.port.ts'
import type { Company } from './company.ts'
import { may } from './rights.ts'
import { normaliseWebsite, WEBSITE_MESSAGE } from './website.ts'

/** The company's own fields; those that are not sent stay as they are. An empty e-mail or mobile takes it away. Source: product-spec §7 POST /v0/company. */
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
    readonly companies: Pick<CompanyRepository, 'find' | 'save'>
    readonly outbox: Outbox
  }>
}

/** 'forbidden': only admins change the company. */
export type SaveCompanyDetailsProblem = 'forbidden' | 'invalid'

const RULES: { readonly [Field in keyof CompanyDetails]-?: readonly Rule<unknown>[] } = {
  name: [required, maxLength(200)],
  website: [required, rule((value) => normaliseWebsite(String(value)) !== null, WEBSITE_MESSAGE)],
  email: [email],
  mobile: [],
}

/** All errors of the fields that were sent; the telephone is looked at where its country is known. Source: product-spec §5; D5. */
export const companyDetailsErrors = (details: CompanyDetails): ValidationErrors =>
  validate(details, Object.fromEntries(Object.entries(RULES).filter(([field]) => Object.hasOwn(details, field))))

const emptied = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim())

/** Saves the company's profile. Source: product-spec §3 Company, §7 POST /v0/company; D7. */
export const saveCompanyDetails =
  (deps: SaveCompanyDetailsDeps) =>
  async ({ actor, details }: SaveCompanyDetailsCommand): Promise<Result<Company, SaveCompanyDetailsProblem>> => {
    const { companyUuid } = actor
    if (companyUuid === null || !may(actor.role, 'company')) return no('forbidden')
    const errors = companyDetailsErrors(details)
    return deps.unitOfWork.run<Company, SaveCompanyDetailsProblem>(async ({ companies, outbox }) => {
      const company = await companies.find(companyUuid)
      if (company === null) return no('forbidden')
      const typed = emptied(details.mobile ?? null)
      const mobile = typed && deps.phoneNumbers.normalise(typed, company.countryCode ?? DEFAULT_COUNTRY_CODE)
      if (typed !== null && mobile === null)
        return invalid({ ...errors, mobile: ['Value is not a valid mobile number'] })
      if (hasErrors(errors)) return invalid(errors)
      const saved: Company = {
        ...company,
        name: details.name === undefined ? company.name : details.name.trim(),
        website: details.website === undefined ? company.website : normaliseWebsite(details.website),
        email: details.email === undefined ? company.email : emptied(details.email),
        mobile: details.mobile === undefined ? company.mobile : mobile,
      }
      await companies.save(saved)
      await outbox.add(eventOf(deps, { type: 'company-changed', companyUuid }))
      return ok(saved)
    })
  }
