import type { Uuid } from '../../shared/index.ts'

/** A text that employers write once and send often. `team` ones are read by the whole company. Rule: CONV-52. */
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

/** Templates of companies. `find` locks the row inside a unit of work. */
export interface TemplateRepository {
  /** A person's own of the company and the team's, by name. */
  list(companyUuid: Uuid, accountUuid: Uuid): Promise<readonly MessageTemplate[]>
  find(uuid: Uuid): Promise<MessageTemplate | null>
  add(template: MessageTemplate): Promise<void>
  /** Writes name, text and whether it is the team's. */
  save(template: MessageTemplate): Promise<void>
  remove(uuid: Uuid): Promise<void>
  /** How many a person has in a company. */
  count(companyUuid: Uuid, ownerUuid: Uuid): Promise<number>
}
