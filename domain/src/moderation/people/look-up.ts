import { entitlements, type Entitlements } from '../../plans/index.ts'
import {
  clampPage,
  type Clock,
  err,
  ok,
  type Page,
  type PageRequest,
  type Result,
  type Uuid,
} from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import type {
  CompanyEntry,
  CompanyOverview,
  OperatorDirectory,
  PersonEntry,
  PersonOverview,
} from './operator-directory.port.ts'

/** Entries of a page of people or companies at most. */
export const LOOK_UP_PAGE_MAX = 50

export interface LookUpDeps {
  readonly clock: Clock
  readonly operatorDirectory: OperatorDirectory
}

export interface LookUpCommand {
  readonly actor: OperatorActor
  /** Part of a name or an address, or an id. */
  readonly text: string
  readonly page: PageRequest
}

export interface ReadSubjectCommand {
  readonly actor: OperatorActor
  readonly uuid: Uuid
}

/** Finds people by name, address or id; without a text, the newest. Rule: MOD-35. */
export const findPeople =
  ({ operatorDirectory }: Pick<LookUpDeps, 'operatorDirectory'>) =>
  async ({ actor, page, text }: LookUpCommand): Promise<Result<Page<PersonEntry>, 'forbidden'>> =>
    isAllowed(actor, 'see-users')
      ? ok(await operatorDirectory.findPeople(text.trim(), clampPage(page, LOOK_UP_PAGE_MAX)))
      : err('forbidden')

/** Finds companies by name, website, address or id; without a text, the newest. Rule: MOD-35. */
export const findCompanies =
  ({ operatorDirectory }: Pick<LookUpDeps, 'operatorDirectory'>) =>
  async ({ actor, page, text }: LookUpCommand): Promise<Result<Page<CompanyEntry>, 'forbidden'>> =>
    isAllowed(actor, 'see-companies')
      ? ok(await operatorDirectory.findCompanies(text.trim(), clampPage(page, LOOK_UP_PAGE_MAX)))
      : err('forbidden')

/** What is known of a person. 'not-found' also for an erased one. Rule: MOD-36. */
export const readPerson =
  ({ clock, operatorDirectory }: LookUpDeps) =>
  async ({ actor, uuid }: ReadSubjectCommand): Promise<Result<PersonOverview, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'see-users')) return err('forbidden')
    const person = await operatorDirectory.readPerson(uuid, clock.now())
    return person === null ? err('not-found') : ok(person)
  }

/** A company with what its plan allows now. */
export interface CompanyAtGlance extends CompanyOverview {
  readonly rights: Entitlements
}

/** What is known of a company. Rule: MOD-36. */
export const readCompany =
  ({ clock, operatorDirectory }: LookUpDeps) =>
  async ({ actor, uuid }: ReadSubjectCommand): Promise<Result<CompanyAtGlance, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'see-companies')) return err('forbidden')
    const found = await operatorDirectory.readCompany(uuid)
    return found === null ? err('not-found') : ok({ ...found, rights: entitlements(found.company, clock.now()) })
  }
