import type { Received, Routes } from '@guildhall/rest-contract/client'
import { unwrap } from './unwrap.ts'
import type { Person } from './people.ts'
import type { TestSite } from './test-site.ts'
import { waitFor } from './wait-for.ts'

/**
 * Sends messages one after the other until the connection is lost. Each response is an acknowledgement; a message without one may or may
 * not be stored, and is sent again later with the same id.
 */
export function startSending(person: Person, conversation: string, label: string) {
  const acknowledged = new Map<string, string>()
  let unacknowledged: string | null = null
  const send = async (api: Person['api'], clientId: string): Promise<boolean> => {
    const body = { conversation_uuid: conversation, message: clientId, client_id: clientId }
    const result = await api.sendMessage({ body })
    if (result.ok) acknowledged.set(clientId, result.value.newMessage.uuid)
    else if (result.problem !== 'network-error') unwrap(result)
    return result.ok
  }
  const ended = (async () => {
    for (let count = 1; unacknowledged === null; count += 1) {
      const clientId = `${label}-${count}`
      if (!(await send(person.api, clientId))) unacknowledged = clientId
    }
  })()
  return {
    /** UUIDs of acknowledged messages by client id, which is also their text. */
    acknowledged,
    /** Settles once this many were acknowledged. */
    reached: (count: number) => waitFor(`${count} messages`, () => (acknowledged.size >= count ? true : null)),
    ended,
    /** Sends the unacknowledged message again, to the restarted server. */
    repeat: async (api: Person['api']): Promise<void> => {
      if (unacknowledged !== null && !(await send(api, unacknowledged))) throw new Error('The repeat got no response')
    },
  }
}

/** Every message of a conversation, oldest first. */
export async function readAllMessages({ api }: Person, conversation: string) {
  const read = async (cursor: string | null) => {
    const query = cursor === null ? {} : { cursor }
    return unwrap(await api.readConversation({ params: { uuid: conversation }, query })).conversation
  }
  let page = await read(null)
  const messages = [...page.messages]
  while (page.next_cursor !== null) {
    page = await read(page.next_cursor)
    messages.unshift(...page.messages)
  }
  return messages
}

/** Every notification of a person about a message. */
export async function readMessageNotifications({ api }: Person) {
  const read = async (cursor: string | null): Promise<Received<Routes['listNotifications']>> =>
    unwrap(await api.listNotifications({ query: { limit: 50, ...(cursor === null ? {} : { cursor }) } }))
  let page = await read(null)
  const notices = [...page.notifications]
  while (page.next_cursor !== null) {
    page = await read(page.next_cursor)
    notices.push(...page.notifications)
  }
  return notices.filter(({ type }) => type === 'new-message')
}

/** The same person with a client for the restarted server. */
export const reconnect = (site: TestSite, person: Person): Person => ({ ...person, api: site.api(person.token) })
