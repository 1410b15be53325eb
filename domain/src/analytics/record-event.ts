import type { UserType } from '../identity/index.ts'
import { pickAttribution } from '../onboarding/index.ts'
import type { ConsentChoices } from '../privacy/index.ts'
import {
  type Clock,
  type IdGenerator,
  invalid,
  NOT_AN_OPTION_MESSAGE,
  ok,
  type Result,
  type Uuid,
} from '../shared/index.ts'
import { ANALYTICS_PAGES, type AnalyticsFact, pathOfPage, userLabelOf, type Visitor } from './analytics-event.ts'
import type { AnalyticsQueue } from './analytics-queue.port.ts'

/** Who did it, and what their browser has agreed to. */
export interface AnalyticsSource {
  readonly consent: ConsentChoices
  /** The account, or the random id of somebody who is not signed in. */
  readonly by: { readonly accountUuid: Uuid; readonly userType: UserType } | { readonly visitorId: Uuid }
}

export interface RecordEventDeps {
  readonly analytics: AnalyticsQueue
  readonly clock: Clock
  readonly ids: IdGenerator
}

const toVisitor = (by: AnalyticsSource['by']): Visitor =>
  'accountUuid' in by ? { id: by.accountUuid, label: userLabelOf(by.userType) } : { id: by.visitorId, label: null }

const record = ({ analytics, clock, ids }: RecordEventDeps, { by, consent }: AnalyticsSource, fact: AnalyticsFact) => {
  if (consent.analytics !== true) return
  analytics.add({ uuid: ids.uuid(), at: clock.now(), visitor: toVisitor(by), fact })
}

export interface RecordPageViewCommand extends AnalyticsSource {
  /** The name of the page. */
  readonly page: string
}

/** Records that a page was viewed; without consent nothing is recorded, and nothing is said about it. Rules: ANA-2, ANA-4. */
export const recordPageView =
  (deps: RecordEventDeps) =>
  ({ page, ...source }: RecordPageViewCommand): Result<null, 'invalid'> => {
    if (!ANALYTICS_PAGES.includes(page)) return invalid({ page: [NOT_AN_OPTION_MESSAGE] })
    record(deps, source, { type: 'page-viewed', page, path: pathOfPage(page) })
    return ok(null)
  }

export interface RecordSignUpCommand extends AnalyticsSource {
  /** Where the person came from, as the sign-up kept it. */
  readonly attribution: Readonly<Record<string, string>>
}

/** Records a completed sign-up, with where the person came from. Rules: ANA-2, ANA-5. */
export const recordSignUp =
  (deps: RecordEventDeps) =>
  ({ attribution, ...source }: RecordSignUpCommand): void =>
    record(deps, source, { type: 'sign-up-completed', attribution: pickAttribution((field) => attribution[field]) })

/** Records that an employer has sent an offer. Rules: ANA-2, ANA-6. */
export const recordSentMessage =
  (deps: RecordEventDeps) =>
  (source: AnalyticsSource): void =>
    record(deps, source, { type: 'message-sent' })
