import type { Uuid } from '../../shared/index.ts'

/** A reusable message text of employers. `team` ones are available to the whole company. Rule: CONV-52. */
export interface MessageTemplate {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly ownerUuid: Uuid
  readonly name: string
  readonly text: string
  readonly team: boolean
  readonly createdAt: Date
  readonly changedAt: Date
}

/** Stores the templates of companies. */
export interface TemplateRepository {
  /** A person's own templates in the company and the team's, by name. */
  list(companyUuid: Uuid, accountUuid: Uuid): Promise<readonly MessageTemplate[]>
  find(uuid: Uuid): Promise<MessageTemplate | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<MessageTemplate | null>
  add(template: MessageTemplate): Promise<void>
  /** Updates name, text and whether it is the team's. */
  save(template: MessageTemplate): Promise<void>
  remove(uuid: Uuid): Promise<void>
  /** The number of a person's templates in a company. */
  count(companyUuid: Uuid, ownerUuid: Uuid): Promise<number>
}
