import { describe, expect, it } from 'vitest'
import {
  aConversation,
  aContractorActor,
  anEmployerActor,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeFiles,
  fakeIds,
  fakeOutbox,
  fakeUnitOfWork,
  hiringFixture,
  rita,
  TEST_NOW,
} from '../../../testing/index.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { sendMessage } from './send-message.ts'

const sender = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const conversationUuid = aConversation().uuid

const setUp = async () => {
  const [clock, outbox, files] = [fakeClock(TEST_NOW), fakeOutbox(), fakeFiles()]
  const { inbox, repository } = fakeConversations()
  await repository.add(aConversation({ status: 'active' }))
  const deps = {
    clock,
    inbox,
    ids: fakeIds(),
    companies: fakeCompanies(hiringFixture.companies, hiringFixture.members),
    files,
    unitOfWork: fakeUnitOfWork({ conversations: repository, files, outbox }),
  }
  const send = (body: string) =>
    sendMessage(deps)({ actor: aContractorActor(), conversationUuid, body, docs: [], clientId: null })
  return { mark: markConversationRead(deps), outbox, send }
}

describe('marking a conversation read', () => {
  // CONV-45
  it('marks up to a message or to the end, and emits an event only if the mark moves', async () => {
    const { mark, outbox, send } = await setUp()
    const firstInvoiceContent = await send('Good morning')
    await send('Are you there?')
    const uuid = firstInvoiceContent.ok ? firstInvoiceContent.value.uuid : ''
    expect(await mark({ actor: sender, uuid })).toMatchObject({ value: { sequence: 1, moved: true } })
    expect(await mark({ actor: sender, uuid: conversationUuid })).toMatchObject({ value: { sequence: 2, moved: true } })
    expect(await mark({ actor: sender, uuid })).toMatchObject({ value: { moved: false } })
    expect(outbox.ofType('messages-read')).toMatchObject([{ sequence: 1 }, { sequence: 2, readerUuid: rita.uuid }])
  })
})
