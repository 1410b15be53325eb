import { pdf } from '../../../server/src/http-tests/support/document.ts'
import { createTestSite, type TestSite } from '../../../server/src/http-tests/support/test-site.ts'
import { logIn, PASSWORD, type Person } from '../../../server/src/http-tests/support/people.ts'
import { finishHostedPage } from '../../../server/src/http-tests/support/payments.ts'
import { picture } from '../../../server/src/http-tests/support/picture.ts'
import { offer } from '../../../server/src/http-tests/support/offer.ts'
import { unwrap } from '../../../server/src/http-tests/support/unwrap.ts'
import { waitFor } from '../../../server/src/http-tests/support/wait-for.ts'
import { billing } from '../../../server/src/http-tests/call-table/plan.ts'
import { PAYLOADS, payloadFor } from './payloads.ts'
import {
  completeProfile,
  forEach,
  introduction,
  join,
  numbers,
  readMails,
  type Size,
  studyEntry,
  workEntry,
} from './people.ts'
import type { Tally } from './tally.ts'
import { FILE_NAME } from './text-fields.ts'
import type { Share, Writer } from './write-payloads.ts'

/** People who have payloads in everything that they write. */
export interface World {
  readonly site: TestSite
  /** The contractor whom every company has written to. */
  readonly target: Person
  /** Contractors with many entries; the first is the target. */
  readonly rich: readonly Person[]
  readonly contractors: readonly Person[]
  /** Employers with lists; the first pays, has bookmarks and a team. */
  readonly wings: readonly Person[]
  readonly employers: readonly Person[]
  readonly viewer: Person
  /** Of the first companies: open with the target. */
  readonly conversations: readonly string[]
  /** Paths of pages with invoices, and who may open them. */
  readonly invoices: readonly { readonly path: string; readonly token: string }[]
}

const WHOLE = { rounds: PAYLOADS }
/** How many requests the payloads of long texts are shared among. */
const THREADS = 63
const three = { company_size: '51-200', interval: 'month', quantity: 3 } as const

/** Shares for a number of writers, spread over all payloads. */
const spread = (count: number): readonly Share[] =>
  numbers(count).map((index) => ({ round: Math.floor((index * PAYLOADS) / count), ...WHOLE }))

async function completeCompany(person: Person): Promise<void> {
  unwrap(await person.api.setProfileImage({ file: picture() }))
  unwrap(await person.api.setCompanyImage({ file: picture() }))
  unwrap(await person.api.saveCompany({ body: { website: 'kestrelfreight.example' } }))
}

async function pay({ api }: Person): Promise<void> {
  const { checkoutUrl } = unwrap(
    await api.startCheckout({ params: { provider: 'stripe' }, body: { ...three, currency: 'USD' } }),
  )
  await finishHostedPage(checkoutUrl, 'pays')
  await waitFor('the paid plan', async () => {
    const { status } = unwrap(await api.readPaymentStatus({ params: { provider: 'stripe' } }))
    return status === 'active' ? true : null
  })
}

/** Invites somebody, who joins with payloads in their name. */
async function addViewer(site: TestSite, { write }: Writer, admin: Person): Promise<Person> {
  const email = 'viewer@payloads.example'
  unwrap(await admin.api.inviteMembers({ body: { emails: [email], role: 'viewer' } }))
  const token = await waitFor('the invite', async () => {
    const [mail] = await site.mailsTo(email)
    return mail === undefined ? null : (/\/invite\?token=([^\s&]+)/.exec(mail.text)?.[1] ?? null)
  })
  const names = { first_name: 'Sam', last_name: 'Okafor' }
  const body = { token: decodeURIComponent(token), ...names, password: PASSWORD, password_confirmation: PASSWORD }
  await write({ name: 'joinTeam', body, fields: Object.keys(names), round: 20, rounds: PAYLOADS })
  return logIn(site, email)
}

/** The lists of an employer: saved searches and templates. */
async function fillWing({ write }: Writer, { token }: Person, wing: number, { list, wings }: Size): Promise<void> {
  const rounds = Math.max(wings * list, 1)
  for (const index of numbers(list)) {
    const share = { round: wing * list + index, rounds: Math.max(rounds, 50) }
    const search_parameters = { workType: 'Remote' }
    const saved = { name: `Search ${index}`, visibility: 'team', digest: 'daily', search_parameters }
    await write({
      name: 'addSavedSearch',
      token,
      body: saved,
      fields: ['name', 'search_parameters.jobTitle', 'search_parameters.location', 'search_parameters.skills.[]'],
      ...share,
    })
    await write({ name: 'addTemplate', token, body: { name: `Words ${index}`, text: 'Hello', team: true }, ...share })
  }
}

/** Entries of a profile, each with one payload. */
async function fillProfile({ write }: Writer, { token }: Person, at: number, { entries, rich }: Size): Promise<void> {
  const rounds = Math.max(entries * rich, 60)
  for (const index of numbers(entries)) {
    const share = { round: at * entries + index, rounds: Math.min(rounds, PAYLOADS) }
    await write({ name: 'addWorkExperience', token, params: { id: 'new' }, body: workEntry, ...share })
    await write({ name: 'addQualification', token, body: studyEntry, ...share })
  }
  await write({
    name: 'saveUser',
    token,
    body: { introduction },
    fields: ['introduction'],
    before: { introduction },
    round: at,
    rounds: Math.max(rich, 12),
  })
}

/** A file whose name is a payload, for a message. */
async function upload(site: TestSite, tally: Tally, token: string, at: number): Promise<string> {
  const { number, text } = payloadFor(FILE_NAME.code, at)
  const body = new FormData()
  // Of a path the last part is kept, of a long name the beginning.
  body.set('file', pdf(`${number} ${text} ${number}.pdf`))
  body.set('target', 'message')
  const answer = await site.request('/v0/upload', {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  })
  tally.sent(FILE_NAME, at, answer.ok)
  return answer.ok ? ((await answer.json()) as { readonly file_url: string }).file_url : ''
}

/** What the two sides of the first conversation say, with files. */
async function talk(
  site: TestSite,
  writer: Writer,
  tally: Tally,
  conversation: string,
  sides: readonly Person[],
  size: Size,
): Promise<void> {
  const rounds = 12
  for (const round of numbers(size.people < PAYLOADS ? 2 : rounds))
    for (const { token } of sides)
      await writer.write({
        name: 'sendMessage',
        token,
        body: { conversation_uuid: conversation, message: 'Hello' },
        fields: ['message'],
        round,
        rounds,
      })
  const [{ token } = { token: '' }] = sides
  const places = size.people < PAYLOADS ? numbers(5) : numbers(PAYLOADS)
  for (let start = 0; start < places.length; start += 5) {
    const docs: string[] = []
    for (const place of places.slice(start, start + 5)) {
      const url = await upload(site, tally, token, place)
      if (url !== '') docs.push(url)
    }
    const body = { conversation_uuid: conversation, message: 'Files', docs, client_id: crypto.randomUUID() }
    const sent = await writer.write({ name: 'sendMessage', token, body, fields: [], ...WHOLE, round: 0 })
    if (sent.status >= 400) throw new Error(`The files are not sent: ${JSON.stringify(sent.body)}`)
  }
}

/** Creates everybody and everything by the real API. */
export async function makeWorld(url: string, writer: Writer, tally: Tally, size: Size): Promise<World> {
  const site = createTestSite(url)
  const { write } = writer
  const shares = spread(size.people)
  const contractors = await join(site, writer, 'contractor', shares)
  const employers = await join(site, writer, 'employer', shares)
  await forEach(contractors, (person, index) =>
    completeProfile(writer, person, shares[index] ?? { round: 0, ...WHOLE }),
  )
  await forEach(employers, completeCompany)
  const [target, hub] = [contractors[0], employers[0]]
  if (target === undefined || hub === undefined) throw new Error('There is nobody')
  const rich = contractors.slice(0, size.rich)
  const wings = employers.slice(0, size.wings)
  await forEach(rich, (person, at) => fillProfile(writer, person, at, size))
  await pay(hub)
  const requests = await forEach(employers, async ({ token }, index) => {
    const body = { recipient_uuid: target.uuid, offer_content: offer }
    const fields = ['subject', 'message', 'offer_content.description', 'offer_content.location']
    const answer = await write({
      name: 'startConversation',
      token,
      body,
      fields,
      // Only the first requests are opened one by one, and the message stands nowhere else.
      shares: { message: { round: index % THREADS, rounds: THREADS } },
      ...(shares[index] ?? { round: 0, ...WHOLE }),
    })
    if (answer.status >= 400) throw new Error(`A request is not sent: ${JSON.stringify(answer.body)}`)
    return (answer.body as { readonly conversation: { readonly uuid: string } }).conversation.uuid
  })
  const conversations = requests.slice(0, size.threads)
  await forEach(requests.slice(0, size.threads * 2), async (uuid, index) => {
    const accepts = index < size.threads
    const body = accepts
      ? { status: 'active', terms: { rate: 70 } }
      : { status: 'declined', reason: 'other', share_note: true }
    const fields = accepts ? ['note', 'terms.note'] : ['note']
    const share = { round: index % size.threads, rounds: THREADS }
    const answer = await write({
      name: 'changeConversation',
      token: target.token,
      params: { uuid },
      body,
      fields,
      ...share,
    })
    if (answer.status >= 400) throw new Error(`A request is not answered: ${JSON.stringify(answer.body)}`)
  })
  await talk(site, writer, tally, conversations[0] ?? '', [hub, target], size)
  await forEach(wings, (wing, at) => fillWing(writer, wing, at, size))
  await forEach(contractors.slice(0, 40), async ({ uuid }, round) => {
    unwrap(await hub.api.toggleBookmark({ params: { userUuid: uuid } }))
    const bookmark = { params: { userUuid: uuid }, body: {}, fields: ['note'], round, rounds: 40 }
    await write({ name: 'changeBookmark', token: hub.token, ...bookmark })
  })
  await forEach(conversations, (uuid, round) =>
    write({
      name: 'saveDraft',
      token: target.token,
      params: { uuid },
      body: { text: '', offer_content: null },
      fields: ['text'],
      round,
      rounds: Math.max(size.threads, 12),
    }),
  )
  await forEach(shares, (share) =>
    write({
      name: 'hideFromCompany',
      token: target.token,
      body: { name: 'Harbour' },
      fields: ['name', 'website'],
      ...share,
    }),
  )
  await forEach(numbers(Math.min(size.people, 12)), (round) =>
    write({ name: 'contactSupport', token: target.token, body: { message: 'Help' }, round, rounds: 12 }),
  )
  const invoices = await forEach(employers.slice(1), async ({ api, token }, index) => {
    const share = shares[index + 1] ?? { round: 0, ...WHOLE }
    await write({ name: 'createBillingInfo', token, body: billing, ...share })
    await write({ name: 'updateBillingInfo', token, body: billing, ...share })
    unwrap(await api.issueInvoice({ body: {} }))
    const [newest] = unwrap(await api.listInvoices()).invoices
    return { path: newest?.htmlUrl ?? '', token }
  })
  for (const name of ['createBillingInfo', 'updateBillingInfo'] as const)
    await write({ name, token: hub.token, body: billing, round: 0, ...WHOLE })
  await forEach(contractors, ({ email, uuid }) =>
    waitFor(`${email} in the search`, async () =>
      (await hub.api.readCandidate({ params: { id: uuid } })).ok ? true : null,
    ),
  )
  const viewer = await addViewer(site, writer, hub)
  await waitFor('the mails of the requests', async () => {
    const mails = await readMails(site)
    return mails.filter(({ to }) => to === target.email).length >= employers.length ? true : null
  })
  return { site, target, rich, contractors, wings, employers, viewer, conversations, invoices }
}
