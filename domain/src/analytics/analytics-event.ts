import type { UserType } from '../identity/index.ts'
import { type Attribution, ROUTES } from '../onboarding/index.ts'
import type { Uuid } from '../shared/index.ts'

/** What analytics calls the two kinds of user. Rule: ANA-3. */
export type UserLabel = 'Jobseeker' | 'Employer'

/** Who did something: an account, or somebody who is not signed in, by a random id and without a label. */
export interface Visitor {
  readonly id: Uuid
  readonly label: UserLabel | null
}

/** What happened. A page has its name and its path, in which ':id' stands for ids. Rules: ANA-4, ANA-5, ANA-6. */
export type AnalyticsFact =
  | { readonly type: 'page-viewed'; readonly page: string; readonly path: string | null }
  | { readonly type: 'sign-up-completed'; readonly attribution: Attribution }
  | { readonly type: 'message-sent' }

/** One event as collectors take it; nothing in it names a person. Rule: ANA-3. */
export interface AnalyticsEvent {
  /** Tells a repeated delivery. */
  readonly uuid: Uuid
  readonly at: Date
  readonly visitor: Visitor
  readonly fact: AnalyticsFact
}

/** The names of events besides page views, as providers show them. Rules: ANA-5, ANA-6. */
export const ANALYTICS_EVENT_NAMES = { 'sign-up-completed': 'signUpCompleted', 'message-sent': 'sendMessage' } as const

/** The page of an address that is no page. */
export const NOT_FOUND_PAGE = 'NotFound'

/** The names of pages that a view may have. Rule: ANA-4. */
export const ANALYTICS_PAGES: readonly string[] = [...new Set(ROUTES.map(({ name }) => name)), NOT_FOUND_PAGE]

/** The label of a kind of user. Rule: ANA-3. */
export const userLabelOf = (userType: UserType): UserLabel => (userType === 'contractor' ? 'Jobseeker' : 'Employer')

/** The path of a page with ':id' in the place of ids; null for an address that is no page. Rule: ANA-4. */
export const pathOfPage = (page: string): string | null => ROUTES.find(({ name }) => name === page)?.path ?? null
