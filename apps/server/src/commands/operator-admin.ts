import {
  makeOperatorLink,
  OPERATOR_LINK_HOURS,
  operatorLinkPath,
  type OperatorRole,
} from '@guildhall/domain/moderation'
import type { Clock } from '@guildhall/domain/shared'
import { createIdGenerator, randomTokens } from '@guildhall/node-crypto'
import { createRepositories, createUnitOfWork, type Database } from '@guildhall/postgres'

export interface OperatorAdminDeps {
  readonly clock: Clock
  readonly knex: Database['knex']
  /** Where the product is open: the base of the link. */
  readonly publicUrl: string
}

/** Whom a link is for. */
export interface OperatorToLink {
  readonly address: string
  readonly name: string
  readonly role: OperatorRole
}

/** Makes the one-time link of an operator; returns what to print, and whether it was made. Rules: MOD-13, MOD-14. */
export const createOperatorAdmin = ({ clock, knex, publicUrl }: OperatorAdminDeps) => {
  const make = makeOperatorLink({
    ...createRepositories(knex),
    clock,
    ids: createIdGenerator(clock),
    tokens: randomTokens,
    unitOfWork: createUnitOfWork(knex),
  })
  return async ({
    address,
    name,
    role,
  }: OperatorToLink): Promise<{ readonly isMade: boolean; readonly text: string }> => {
    const made = await make({ email: address, name, role, by: null })
    if (made.ok) {
      const { operator, token } = made.value
      const link = new URL(operatorLinkPath(token), publicUrl).href
      return {
        isMade: true,
        text: `${operator.email}, ${operator.role}. This link works once, for ${OPERATOR_LINK_HOURS} hours:\n${link}`,
      }
    }
    if (made.problem === 'operator-disabled')
      return { isMade: false, text: 'This operator was disabled, and stays so.' }
    const errors = Object.entries(made.details ?? {}).map(
      ([field, messages]) => `--${field === 'email' ? 'address' : field}: ${String(messages)}`,
    )
    return { isMade: false, text: errors.join('\n') }
  }
}
