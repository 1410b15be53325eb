import type { Received, Routes } from '@guildhall/rest-contract/client'
import { must } from './must.ts'
import type { Person } from './people.ts'
import type { TestSite } from './test-site.ts'
import { until } from './until.ts'

/**
 * Sends messages one after the other until the line is lost. Each answer that arrives is an acknowledgement; what had none may stand or
 * not, and is sent again later with the same id.
 */
export function keepSending(person: Person, conversation: string, label: string) {
  const acknowledged = new Map<string, string>()
  let unanswered: string | null = null
  const send = async (api: Person['api'], clientId: string): Promise<boolean> => {
    const body = { conversation_uuid: conversation, message: clientId, client_id: clientId }
    const answer = await api.sendMessage({ body })
    if (answer.ok) acknowledged.set(clientId, answer.value.newMessage.uuid)
    else if (answer.problem !== 'network-error') must(answer)
    return answer.ok
  }
  const ended = (async () => {
    for (let count = 1; unanswered === null; count += 1) {
      const clientId = `${label}-${count}`
      if (!(await send(person.api, clientId))) unanswered = clientId
    }
  })()
  return {
    /** Uuids of messages by the text and client id that they share. */
    acknowledged,
    /** Settles once so many were acknowledged. */
    reached: (count: number) => until(`${count} messages`, () => (acknowledged.size >= count ? true : null)),
    ended,
    /** Sends what had no answer again, to the server that came after. */
    repeat: async (api: Person['api']): Promise<void> => {
      if (unanswered !== null && !(await send(api, unanswered))) throw new Error('The repeat had no answer')
    },
  }
}

/** Every message of a conversation, oldest first. */
export async function allMessages({ api }: Person, conversation: string) {
  const read = async (cursor: string | null) => {
    const query = cursor === null ? {} : { cursor }
    return must(await api.readConversation({ params: { uuid: conversation }, query })).conversation
  }
  let page = await read(null)
  const messages = [...page.messages]
  while (page.next_cursor !== null) {
    page = await read(page.next_cursor)
    messages.unshift(...page.messages)
  }
  return messages
}

/** Every notification of a person that tells of a message. */
export async function messageNotices({ api }: Person) {
  const read = async (cursor: string | null): Promise<Received<Routes['listNotifications']>> =>
    must(await api.listNotifications({ query: { limit: 50, ...(cursor === null ? {} : { cursor }) } }))
  let page = await read(null)
  const notices = [...page.notifications]
  while (page.next_cursor !== null) {
    page = await read(page.next_cursor)
    notices.push(...page.notifications)
  }
  return notices.filter(({ type }) => type === 'new-message')
}

/** The same person at the address that the server has after its restart. */
export const movedTo = (site: TestSite, person: Person): Person => ({ ...person, api: site.api(person.token) })
