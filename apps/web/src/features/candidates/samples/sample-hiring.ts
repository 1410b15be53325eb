import { samplePlaceholders, sampleTemplates } from '../../templates/samples/templates.ts'
import { checklistSteps } from '@guildhall/domain/companies'
import { industries } from '@guildhall/domain/reference'
import { completesText } from '@guildhall/domain/search'
import type {
  Answer,
  ConversationWire,
  DraftWire,
  HistoryEntryWire,
  OfferContentWire,
  SavedSearchWire,
} from '@guildhall/rest-contract/client'
import { kestrelTeam } from '../../team/samples/team.ts'
import { away } from '../../../shared/samples/away.ts'
import type { FoundCandidate } from '../api/from-wire.ts'
import type { HiringApi } from '../../../shared/api/hiring-api.ts'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'
import { samplePeople, samplePerson } from './people.ts'
import { answerToWire, candidateToWire, conversationToWire } from './to-wire.ts'
import { sampleBookmarkIds } from './bookmark-ids.ts'

/** The options of the sample API. */
export interface SampleAnswers {
  readonly people?: readonly FoundCandidate[]
  readonly conversations?: readonly ConversationWire[]
  readonly bookmarked?: readonly FoundCandidate[]
  /** The draft for any candidate. */
  readonly draft?: DraftWire
  /** The viewer's last offer; by default that of the first conversation. */
  readonly lastOffer?: OfferContentWire
  /** Names of calls that fail, and of calls that never respond; 'search' is the search API. */
  readonly refuses?: readonly string[]
  readonly waits?: readonly string[]
  /** Names of calls that answer 404. */
  readonly missing?: readonly string[]
}

const firstSteps = checklistSteps.map((step) => ({ step, done: step !== 'keep' && step !== 'invite' }))

/** Fails the calls in `refuses`, answers 404 to those in `missing`, never resolves those in `waits`, and responds to the others. */
export const replyWith =
  ({ refuses = [], waits = [], missing = [] }: SampleAnswers) =>
  async <Value>(name: string, value: Value): Promise<Answer<Value, never>> => {
    if (waits.includes(name)) return new Promise<never>(() => undefined)
    if (missing.includes(name)) return { ...away, status: 404 }
    return refuses.includes(name) ? away : { ok: true, value, status: 200 }
  }

const entry: HistoryEntryWire = {
  uuid: sampleUuid(500),
  searchParameters: {},
  results: [],
  viewed: [],
  createdAt: '2026-11-20T13:40:00.000Z',
  searchedAt: '2026-11-20T13:40:00.000Z',
  newCount: 0,
}
const saved: SavedSearchWire = {
  uuid: sampleUuid(600),
  name: 'Everyone',
  visibility: 'private',
  digest: 'none',
  searchParameters: {},
  owner: 'Dana Whitfield',
  mine: true,
  canChange: true,
  newCount: 0,
  createdAt: '2026-11-09T08:00:00.000Z',
  updatedAt: '2026-11-09T08:00:00.000Z',
}

const countSkills = (people: readonly FoundCandidate[]) =>
  [
    ...Map.groupBy(
      people.flatMap(({ skills }) => skills),
      (skill) => skill,
    ),
  ].map(([value, all]) => ({ value, count: all.length }))

const listed = (label: string) => ({ code: label.toLowerCase(), label, industry: null })
const listedIndustries = industries.map(listed)
/** What every other list offers. */
const listedWords = ['Kafka', 'Kubernetes', 'Rust'].map(listed)

/** Implements every hiring call with the samples, in the contract's own types; there are no searches yet. */
export function sampleHiring(answers: SampleAnswers = {}): HiringApi {
  const { people = samplePeople, bookmarked = [] } = answers
  const {
    conversations = samplePeople.filter(({ contactState }) => contactState).map((one) => conversationToWire(one)),
  } = answers
  const reply = replyWith(answers)
  const find = (uuid: string) => people.find((person) => person.uuid === uuid)
  const conversation = (uuid: string) =>
    conversations.find((one) => one.uuid === uuid) ?? conversationToWire(people[0] ?? samplePerson(1))
  return {
    calls: {
      listSearchHistory: async () => reply('history', { searchHistory: [], search_count_today: 0, next_cursor: null }),
      recordSearch: async () => reply('recordSearch', { searchHistory: entry, search_count_today: 1, users: [] }),
      updateSearch: async () => reply('recordSearch', { searchHistory: entry, search_count_today: 1, users: [] }),
      markCandidateViewed: async () => reply('viewed', null),
      clearSearchHistory: async () => reply('clearHistory', null),
      removeSearch: async () => reply('removeSearch', null),
      listSavedSearches: async () => reply('saved', { savedSearches: [], next_cursor: null }),
      addSavedSearch: async ({ body }) => reply('addSaved', { savedSearch: { ...saved, name: body.name } }),
      changeSavedSearch: async () => reply('changeSaved', { savedSearch: saved }),
      removeSavedSearch: async () => reply('removeSaved', null),
      suggestWords: async () =>
        reply('words', {
          didYouMean: [],
          fewerWords: [
            { text: 'Data', people: 31 },
            { text: 'engineer', people: 118 },
          ],
          titles: [],
          looksLikeName: false,
        }),
      readCandidate: async ({ params }) => {
        const person = find(params.id)
        return person === undefined ? { ...away, status: 404 } : reply('candidate', { user: candidateToWire(person) })
      },
      readList: async ({ params: { list } }) =>
        reply('list', { entries: list === 'industries' ? listedIndustries : listedWords }),
      listBookmarks: async () =>
        reply(
          'bookmarks',
          bookmarked.map((person, index) => ({
            ...candidateToWire(person),
            bookmark: {
              addedBy: index % 2 === 0 ? 'Priya Raman' : 'Dana Whitfield',
              addedAt: '2026-11-09T08:00:00.000Z',
              note: index === 0 ? 'Strong on dbt. Ask about month-end close at Harbourline.' : null,
              changes: index === 1 ? [{ field: 'rate' as const, words: 'Hourly rate: ZAR 820, was ZAR 760' }] : [],
              lookedAt: null,
            },
          })),
        ),
      listBookmarkIds: async () => reply('bookmarkIds', { bookmarks: [...sampleBookmarkIds] }),
      changeBookmark: async ({ params, body }) => {
        const person = find(params.userUuid) ?? samplePerson(1)
        return reply('changeBookmark', {
          ...candidateToWire(person),
          bookmark: {
            addedBy: 'Priya Raman',
            addedAt: '2026-11-09T08:00:00.000Z',
            note: body.note ?? null,
            changes: [],
            lookedAt: null,
          },
        })
      },
      toggleBookmark: async () => reply('toggleBookmark', { bookmarked: true }),
      startConversation: async ({ body }) => {
        const person = find(body.recipient_uuid) ?? samplePerson(1)
        return reply('startConversation', { conversation: conversationToWire({ ...person, contactState: null }) })
      },
      listConversations: async () =>
        reply('conversations', {
          conversations: [...conversations],
          next_cursor: null,
          counts: { unread: 3, pendingRequests: 0 },
        }),
      readContactAllowance: async () =>
        reply('allowance', {
          seat: { used: 7, limit: 25 },
          company: { used: 11, limit: 200 },
          resetsAt: '2026-11-21T00:00:00.000Z',
        }),
      readConversation: async ({ params }) => reply('conversation', { conversation: conversation(params.uuid) }),
      blockCandidate: async () => reply('block', null),
      changeConversation: async ({ params }) => reply('change', { conversation: conversation(params.uuid) }),
      readChecklist: async () => reply('checklist', { checklist: { steps: firstSteps, dismissed: false } }),
      dismissChecklist: async ({ body }) =>
        reply('dismissChecklist', { checklist: { steps: firstSteps, dismissed: body.dismissed } }),
      dismissWelcome: async () => reply('dismissWelcome', null),
      readTeam: async () => reply('team', kestrelTeam),
      searchPlaces: async () => reply('places', { places: [] }),
      readPlaceText: async () => reply('placeText', { found: false, place: null, remote: false }),
      readLastOffer: async () =>
        reply('lastOffer', { offer_content: answers.lastOffer ?? conversations[0]?.offer_content ?? null }),
      readDraft: async () => reply('draft', { draft: answers.draft ?? null }),
      saveDraft: async () => reply('saveDraft', { draft: answers.draft ?? null }),
      discardDraft: async () => reply('discardDraft', null),
      listTemplates: async () =>
        reply('templates', { templates: [...sampleTemplates], placeholders: [...samplePlaceholders] }),
      fillTemplate: async ({ params }) =>
        reply('fillTemplate', { text: sampleTemplates.find(({ uuid }) => uuid === params.id)?.text ?? '' }),
    },
    search: () => ({
      queryCandidates: async ({ body }) =>
        reply('search', answerToWire(people, Number(body.offset ?? 0), Number(body.length ?? 50))),
      querySortedCandidates: async ({ body }) =>
        reply('search', answerToWire(people.toReversed(), Number(body.offset ?? 0), Number(body.length ?? 50))),
      queryIndexes: async ({ body }) =>
        reply('relaxations', {
          results: body.requests.map((_: unknown, index: number) => ({
            ...answerToWire([], 0, 1),
            nbHits: Math.max(0, 11 - index * 3),
          })),
        }),
      querySkillFacet: async ({ body }) =>
        reply('skills', {
          facetHits: countSkills(people)
            .filter(({ value }) => completesText(body.facetQuery ?? '')(value))
            .map((hit) => ({ ...hit, highlighted: hit.value })),
          exhaustiveFacetsCount: true,
          processingTimeMS: 1,
        }),
      queryJobTitleFacet: async () =>
        reply('titles', {
          facetHits: [{ value: 'Data engineer', highlighted: 'Data engineer', count: 23 }],
          exhaustiveFacetsCount: true,
          processingTimeMS: 1,
        }),
    }),
  }
}
