import { routeIndex } from '../route-index.ts'
import type { Routes } from '../routes/index.ts'
import { createClient, type Client, type ClientOptions } from './create-client.ts'

/** A client of the whole API. */
export type ApiClient = Client<Routes>

/** Creates the client of the whole API, without schemas. */
export const createApiClient = (options: ClientOptions): ApiClient => createClient<Routes>(routeIndex, options)

export { type Answer, type CallerProblem, type FieldErrors, type Refused } from './answer.ts'
export { type CallOptions, type Client, type ClientOptions, createClient } from './create-client.ts'
export { generalProblems, type GeneralProblemName } from '../general-problems.ts'
export { PAGE_COOKIES } from '../page-cookies.ts'
export { routeIndex, type RouteAddress, type RouteName } from '../route-index.ts'
export type { Received, Sent } from '../route.ts'
export type { Routes } from '../routes/index.ts'
export type {
  AddressWire,
  AuditEntryWire,
  BadgeCountsWire,
  BillingInfoWire,
  BookmarkedCandidateWire,
  CandidateWire,
  ChecklistWire,
  CardDetailsWire,
  CompanyWire,
  ContactStateWire,
  ContractorDetailsWire,
  DraftWire,
  ConversationListWire,
  ConversationSearchWire,
  ConversationWire,
  EntitlementsWire,
  CurrentSessionWire,
  ErrorBody,
  HistoryEntryWire,
  InviteWire,
  InvoiceWire,
  MessageWire,
  NotificationWire,
  OfferContentWire,
  OfferFormWire,
  PlaceWire,
  PlanChangePreviewWire,
  PlanOverviewWire,
  PreferencesWire,
  QualificationWire,
  SavedSearchWire,
  SearchParametersWire,
  SessionAnswer,
  SignUpOptionsWire,
  SystemMessageListWire,
  SystemMessageWire,
  TeamWire,
  TemplateWire,
  UserWire,
  WireAnswer,
  WireFacetAnswer,
  WordSuggestionsWire,
  WireHit,
  WireSelectedHit,
  WorkExperienceWire,
} from '../wire/index.ts'
