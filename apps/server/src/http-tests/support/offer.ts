import type { Person } from './people.ts'
import { must } from './must.ts'

/** A valid offer; the date is far ahead, as tests move the clock on. */
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

/** Asks a contractor for contact; fails where that is refused. */
export const ask = async (employer: Person, contractor: { readonly uuid: string }) =>
  must(await employer.api.startConversation({ body: { recipient_uuid: contractor.uuid, offer_content: offer } }))
    .conversation

/** A conversation that both sides may write in. */
export async function openConversation(employer: Person, contractor: Person): Promise<string> {
  const { uuid } = await ask(employer, contractor)
  must(await contractor.api.changeConversation({ params: { uuid }, body: { status: 'active' } }))
  return uuid
}
