import type { CompanyDirectory } from '../../companies/index.ts'
import type { AccountRepository, Actor } from '../../identity/index.ts'
import {
  type Clock,
  createEvent,
  hasErrors,
  type IdGenerator,
  invalid,
  maxLength,
  err,
  ok,
  type Outbox,
  required,
  type Result,
  rule,
  type Rules,
  type UnitOfWork,
  type Uuid,
  validate,
  WEBSITE_DOMAIN_PATTERN,
  websiteDomain,
} from '../../shared/index.ts'
import type { ProfileEvent } from '../profile.events.ts'
import { companyNameKey } from './company-name-key.ts'
import type { ContractorProfileRepository } from '../contractor-profile-repository.port.ts'
import type { HiddenCompany, HiddenCompanyRepository } from './hidden-company.port.ts'

export interface HideFromCompaniesDeps {
  readonly clock: Clock
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
  readonly ids: IdGenerator
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly hiddenCompanies: HiddenCompanyRepository
    readonly outbox: Outbox<ProfileEvent>
  }>
}

/** The company to hide from: a registered one by its uuid, or any by its name and optionally its website. */
export interface HideFromCompanyCommand {
  readonly actor: Actor
  readonly name: string
  readonly website: string
  readonly companyUuid: Uuid | null
}

const NAME_MAX = 200
/** The message for a name without letters and digits. */
const NO_NAME_MESSAGE = 'Value is not a name'

interface CompanyReference {
  readonly name: string
  readonly website: string
}

/** The rules of a company that is named, not chosen. Rule: PROF-24. */
export const hiddenCompanyRules: Required<Rules<CompanyReference>> = {
  name: [
    required,
    maxLength(NAME_MAX),
    rule((value) => String(value).trim() === '' || companyNameKey(String(value)) !== '', NO_NAME_MESSAGE, {
      pattern: String.raw`[\p{L}\p{N}]`,
    }),
  ],
  website: [
    rule((value) => websiteDomain(String(value)) !== null, 'Value is not a website', {
      pattern: WEBSITE_DOMAIN_PATTERN,
    }),
  ],
}

const companyErrors = (named: CompanyReference) => validate(named, hiddenCompanyRules)

const createHiddenCompany = (
  { clock, ids }: Pick<HideFromCompaniesDeps, 'clock' | 'ids'>,
  contractorUuid: Uuid,
  { companyUuid = null, name, website }: CompanyReference & { readonly companyUuid?: Uuid | null },
): HiddenCompany => ({
  uuid: ids.uuid(),
  contractorUuid,
  companyUuid,
  name: name.trim().replaceAll(/\s+/g, ' '),
  nameKey: companyNameKey(name),
  domain: website.trim() === '' ? null : websiteDomain(website),
  createdAt: clock.now(),
})

/** Their document says from whom they hide. Rule: SRCH-81. */
const profileChanged = (deps: Pick<HideFromCompaniesDeps, 'clock' | 'ids'>, { accountUuid }: Actor) =>
  createEvent(deps, { type: 'profile-changed' as const, contractorUuid: accountUuid })

/**
 * Hides a contractor from a company, also from one that is not registered yet: it never sees them in a search, a bookmark or a profile.
 * Neither a new name nor a new website brings it back. Existing conversations continue. Problems: 'forbidden' (only contractors hide), 'not-found' (no such company), 'invalid'. Rule: PROF-24.
 */
export const hideFromCompany =
  (deps: HideFromCompaniesDeps) =>
  async (command: HideFromCompanyCommand): Promise<Result<HiddenCompany, 'forbidden' | 'invalid' | 'not-found'>> => {
    const { actor, companyUuid, name, website } = command
    if (actor.userType !== 'contractor') return err('forbidden')
    const known = companyUuid === null ? null : await deps.companyDirectory.find(companyUuid)
    if (companyUuid !== null && known === null) return err('not-found')
    const named =
      known === null ? { name, website } : { companyUuid: known.uuid, name: known.name, website: known.website ?? '' }
    const errors = known === null ? companyErrors(named) : {}
    if (hasErrors(errors)) return invalid(errors)
    return deps.unitOfWork.run<HiddenCompany, never>(async ({ accounts, hiddenCompanies, outbox }) => {
      // A request that is being sent to them takes the same lock.
      await accounts.findForUpdate(actor.accountUuid)
      const hidden = await hiddenCompanies.add(createHiddenCompany(deps, actor.accountUuid, named))
      await outbox.add(profileChanged(deps, actor))
      return ok(hidden)
    })
  }

/** Hides a contractor from their current employers, according to the profile's current work. Rule: PROF-26. */
export const hideFromCurrentEmployers =
  (deps: HideFromCompaniesDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<readonly HiddenCompany[], 'forbidden'>> => {
    const profile = actor.userType === 'contractor' ? await deps.profiles.find(actor.accountUuid) : null
    if (profile === null) return err('forbidden')
    const current = profile.workExperiences.filter(({ currentWork }) => currentWork).map(({ company }) => company)
    return deps.unitOfWork.run<readonly HiddenCompany[], never>(async ({ accounts, hiddenCompanies, outbox }) => {
      await accounts.findForUpdate(actor.accountUuid)
      for (const name of current) {
        if (companyNameKey(name) === '') continue
        await hiddenCompanies.add(createHiddenCompany(deps, actor.accountUuid, { name, website: '' }))
      }
      await outbox.add(profileChanged(deps, actor))
      return ok(await hiddenCompanies.list(actor.accountUuid))
    })
  }

/** Lists the companies that a contractor hides from, newest first. */
export const listHiddenCompanies =
  (deps: HideFromCompaniesDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<readonly HiddenCompany[], 'forbidden'>> =>
    actor.userType === 'contractor'
      ? deps.unitOfWork.run<readonly HiddenCompany[], never>(async ({ hiddenCompanies }) =>
          ok(await hiddenCompanies.list(actor.accountUuid)),
        )
      : err('forbidden')

/** Stops hiding from a company. 'not-found' also for somebody else's entry. */
export const unhideFromCompany =
  (deps: HideFromCompaniesDeps) =>
  async ({
    actor,
    hiddenUuid: hiddenCompanyUuid,
  }: {
    readonly actor: Actor
    readonly hiddenUuid: Uuid
  }): Promise<Result<null, 'not-found'>> =>
    deps.unitOfWork.run<null, 'not-found'>(async ({ hiddenCompanies, outbox }) => {
      if (!(await hiddenCompanies.remove(actor.accountUuid, hiddenCompanyUuid))) return err('not-found')
      await outbox.add(profileChanged(deps, actor))
      return ok(null)
    })
