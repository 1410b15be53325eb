import type { Product } from '@guildhall/server'
import { call } from './http-client.ts'

/** A conversation with the accounts that hear of its messages. */
export interface Place {
  readonly uuid: string
  readonly senderUuid: string
  readonly contractorUuid: string
}

const EMPLOYER = 'paying@demo.guildhall.example'

/** Open conversations of the login's company. */
export async function findPlaces({ database: { knex } }: Product): Promise<readonly Place[]> {
  const sender = (await knex('accounts').where({ email: EMPLOYER }).first()) as { uuid: string; companyUuid: string }
  const rows = (await knex('conversations')
    .where({ companyUuid: sender.companyUuid, status: 'active' })
    .select('uuid', 'contractorUuid')) as { uuid: string; contractorUuid: string }[]
  return rows.map((row) => ({ ...row, senderUuid: sender.uuid }))
}

/** Each conversation after the other, again and again. */
export function inTurn(places: readonly Place[]): () => Place {
  let next = 0
  return () => {
    const place = places[(next += 1) % places.length]
    if (place === undefined) throw new Error(`${EMPLOYER} has no open conversation`)
    return place
  }
}

/** Sends a message through the product. */
export const sendMessage = (
  { token, url }: { readonly token: string; readonly url: string },
  { uuid }: Place,
): Promise<string> => {
  const body = { conversation_uuid: uuid, message: 'Good morning' }
  return call({ method: 'POST', url: `${url}/v0/messages`, headers: { authorization: `Bearer ${token}` }, body })
}
