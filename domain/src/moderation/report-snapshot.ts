import {
  toInboxReader,
  type ConversationInbox,
  type ConversationRepository,
  type HiddenCandidates,
  type ConversationEntry,
  MESSAGES_PAGE_SIZE,
} from '../conversations/index.ts'
import type { CompanyDirectory } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { visibleCandidate, type CandidateDirectory } from '../search/index.ts'
import { type Clock, type Uuid } from '../shared/index.ts'
import type { ReportSubjectType } from './report.ts'

export interface ReportSnapshotDeps {
  readonly inbox: Pick<ConversationInbox, 'find' | 'listMessages'>
  readonly conversations: Pick<ConversationRepository, 'findMessage' | 'listBetween'>
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly directory: Pick<CandidateDirectory, 'find'>
  readonly hidden: HiddenCandidates
  readonly clock: Clock
}

type Snapshot = object | null
type SnapshotReader = (deps: ReportSnapshotDeps, actor: Actor, uuid: Uuid) => Promise<Snapshot>

const entryFacts = ({ company, contractor, conversation, sender }: ConversationEntry) => {
  const { createdAt, doc, offer, status, statusAt, uuid } = conversation
  return { uuid, status, statusAt, createdAt, offer, doc, company, sender, contractor }
}

const request: SnapshotReader = async ({ inbox }, actor, uuid) => {
  const entry = await inbox.find(toInboxReader(actor), uuid)
  return entry === null ? null : entryFacts(entry)
}

const conversation: SnapshotReader = async ({ inbox }, actor, uuid) => {
  const entry = await inbox.find(toInboxReader(actor), uuid)
  if (entry === null) return null
  const { items } = await inbox.listMessages(uuid, { cursor: null, limit: MESSAGES_PAGE_SIZE })
  return { ...entryFacts(entry), messages: items }
}

const message: SnapshotReader = async (deps, actor, uuid) => {
  const found = await deps.conversations.findMessage(uuid)
  const about = found === null ? null : await request(deps, actor, found.conversationUuid)
  return found === null || about === null ? null : { message: found, conversation: about }
}

const candidate: SnapshotReader = async ({ clock, directory, hidden }, { companyUuid, userType }, uuid) => {
  if (userType !== 'employer' || companyUuid === null) return null
  const [found, isUnseen] = await Promise.all([directory.find(uuid, clock.now()), hidden.includes(companyUuid, uuid)])
  return found === null || isUnseen ? null : visibleCandidate(found)
}

/** A contractor sees the companies that contacted them. */
const company: SnapshotReader = async ({ companies, conversations }, { accountUuid, userType }, uuid) => {
  if (userType !== 'contractor') return null
  const [found, history] = await Promise.all([companies.find(uuid), conversations.listBetween(uuid, accountUuid)])
  if (found === null || history.length === 0) return null
  const { employeeCount, image, name, verification, website } = found
  return { uuid, name, website, image, employeeCount, verification }
}

const SNAPSHOT_READERS: Readonly<Record<ReportSubjectType, SnapshotReader>> = {
  candidate,
  request,
  conversation,
  message,
  company,
}

/** Captures what an actor sees of a subject now, as plain JSON; null if they may not see it. Rule: MOD-2. */
export const captureReportSnapshot = async (
  deps: ReportSnapshotDeps,
  actor: Actor,
  type: ReportSubjectType,
  uuid: Uuid,
): Promise<object | null> => {
  const seen = await SNAPSHOT_READERS[type](deps, actor, uuid)
  if (seen === null) return null
  const plain: object = JSON.parse(JSON.stringify(seen))
  return plain
}
