import type { Person } from './people.ts'
import { unwrap } from './unwrap.ts'

/** A valid offer; the date is far ahead, because tests advance the clock. */
export const offer = {
  description: 'Rebuild our reporting pipeline',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currecy: 'USD',
  rate: 60,
  permCurrecy: null,
  permRate: null,
  duration: 6,
  startDate: '2099-01-15',
} as const

/** Sends a contact request; throws if it is refused. */
export const sendRequest = async (employer: Person, contractor: { readonly uuid: string }) =>
  unwrap(await employer.api.startConversation({ body: { recipient_uuid: contractor.uuid, offer_content: offer } }))
    .conversation

/** Opens a conversation between the two. */
export async function openConversation(employer: Person, contractor: Person): Promise<string> {
  const { uuid } = await sendRequest(employer, contractor)
  unwrap(await contractor.api.changeConversation({ params: { uuid }, body: { status: 'active' } }))
  return uuid
}
