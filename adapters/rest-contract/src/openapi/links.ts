import type { RouteName } from '../route-index.ts'

/** An id: where replies have it (JSON pointers), and which calls take it, in a parameter of the path or a field of the body. */
interface IdKind {
  readonly from: Partial<Record<RouteName, string>>
  readonly params?: Partial<Record<RouteName, string>>
  readonly fields?: Partial<Record<RouteName, string>>
  /** Fields that take a list of them. */
  readonly lists?: Partial<Record<RouteName, string>>
}

/** The ids that one call answers and another takes. Ids of mailed links, and those inside of addresses, are not among them. Rule: API-23. */
export const idKinds: Readonly<Record<string, IdKind>> = {
  conversation: {
    from: { listConversations: '/conversations/0/uuid', startConversation: '/conversation/uuid' },
    params: {
      readConversation: 'uuid',
      listConversationFiles: 'uuid',
      changeConversation: 'uuid',
      notifyTyping: 'uuid',
      notifyPresence: 'uuid',
      shareContact: 'uuid',
      withdrawContact: 'uuid',
      readDraft: 'uuid',
      saveDraft: 'uuid',
      discardDraft: 'uuid',
    },
    fields: { sendMessage: 'conversation_uuid', fillTemplate: 'conversation' },
  },
  'waiting profile': {
    from: { listVetting: '/entries/0/contractorUuid' },
    params: { readVetting: 'id', claimVetting: 'id', releaseVetting: 'id', decideVetting: 'id' },
  },
  'invoice to operators': {
    from: { findInvoices: '/invoices/0/uuid' },
    params: { readInvoiceDetails: 'id', handleInvoice: 'id' },
  },
  mail: { from: { listMails: '/mails/0/uuid' }, params: { sendMailAgain: 'id' } },
  job: { from: { listJobs: '/jobs/0/uuid' }, fields: { retryJob: 'uuid', dropJob: 'uuid' } },
  report: {
    from: { listReports: '/reports/0/uuid' },
    params: { readReport: 'id', claimReport: 'id', releaseReport: 'id', decideReport: 'id' },
  },
  'somebody to operators': {
    from: { findPeople: '/people/0/uuid' },
    params: {
      readPerson: 'id',
      setSuspension: 'id',
      endPersonSessions: 'id',
      resendVerificationMail: 'id',
      viewAs: 'id',
    },
  },
  'company to operators': {
    from: { findCompanies: '/companies/0/uuid' },
    params: { readCompany: 'id', setCompanyVerification: 'id', extendTrial: 'id', giveContactsBack: 'id' },
  },
  'entry of a list': {
    from: { readListEntries: '/entries/0/code', addListEntry: '/code' },
    params: { changeListEntry: 'code' },
    fields: { mergeListEntries: 'into' },
  },
  operator: {
    from: { listOperators: '/operators/0/uuid' },
    params: { changeOperatorRole: 'id', disableOperator: 'id' },
  },
  message: {
    from: { sendMessage: '/newMessage/uuid', readConversation: '/conversation/messages/0/uuid' },
    params: { markMessageRead: 'uuid', editMessage: 'uuid', deleteMessage: 'uuid' },
  },
  candidate: {
    from: { queryCandidates: '/hits/0/objectID', listBookmarkIds: '/bookmarks/0', listBookmarks: '/0/objectID' },
    params: { readCandidate: 'id', toggleBookmark: 'userUuid', changeBookmark: 'userUuid' },
    fields: {
      startConversation: 'recipient_uuid',
      blockCandidate: 'user_uuid',
      markCandidateViewed: 'user_uuid',
      fillTemplate: 'candidate',
      sendReport: 'subject_uuid',
    },
  },
  company: {
    from: { readConversation: '/conversation/company/uuid' },
    fields: { hideFromCompany: 'company_uuid' },
  },
  file: {
    from: { uploadFile: '/file_url' },
    fields: { saveUser: 'cv_doc', sendMessage: 'doc', startConversation: 'doc' },
    lists: { sendMessage: 'docs' },
  },
  webhook: {
    from: { listWebhooks: '/webhooks/0/uuid', addWebhook: '/uuid' },
    params: {
      changeWebhook: 'id',
      rotateWebhookSecret: 'id',
      removeWebhook: 'id',
      pingWebhook: 'id',
      listWebhookDeliveries: 'id',
      resendWebhookDelivery: 'id',
    },
  },
  'access token': {
    from: { listAccessTokens: '/personal/0/uuid', createAccessToken: '/uuid' },
    params: { removeAccessToken: 'uuid' },
  },
  passkey: {
    from: { listPasskeys: '/passkeys/0/uuid', finishPasskeyRegistration: '/uuid' },
    params: { renamePasskey: 'uuid', removePasskey: 'uuid' },
  },
  hiddenCompany: {
    from: { listHiddenCompanies: '/hiddenCompanies/0/uuid', hideFromCompany: '/hiddenCompany/uuid' },
    params: { unhideFromCompany: 'uuid' },
  },
  history: {
    from: { listSearchHistory: '/searchHistory/0/uuid', recordSearch: '/searchHistory/uuid' },
    params: { updateSearch: 'uuid', markCandidateViewed: 'uuid', removeSearch: 'uuid' },
  },
  invite: {
    from: { readTeam: '/invites/0/uuid', inviteMembers: '/newInvites/0/uuid' },
    params: { refreshInvite: 'id', changeInvite: 'id', revokeInvite: 'id' },
  },
  member: {
    from: { readTeam: '/members/0/uuid' },
    params: { changeRole: 'id', removeMember: 'id' },
    fields: { deleteUser: 'successor_uuid' },
  },
  notification: {
    from: { listNotifications: '/notifications/0/uuid' },
    params: { markNotificationRead: 'id' },
  },
  place: {
    from: { searchPlaces: '/places/0/id', readProfileFile: '/place/id' },
    params: { readPlace: 'id' },
    fields: { importProfile: 'place_id' },
  },
  product: { from: { readSignUpOptions: '/products/0/uuid' }, fields: { register: 'product_uuid' } },
  qualification: {
    from: { listQualifications: '/qualifications/0/uuid', addQualification: '/uuid', putQualification: '/uuid' },
    params: { replaceQualification: 'id', removeQualification: 'id' },
  },
  savedSearch: {
    from: { listSavedSearches: '/savedSearches/0/uuid', addSavedSearch: '/savedSearch/uuid' },
    params: { changeSavedSearch: 'id', removeSavedSearch: 'id' },
  },
  session: { from: { listSessions: '/sessions/0/uuid' }, params: { endSession: 'id' } },
  systemMessage: {
    from: { listSystemMessages: '/systemMessages/0/uuid' },
    params: {
      readSystemMessage: 'uuid',
      markSystemMessageRead: 'uuid',
      archiveSystemMessage: 'uuid',
      restoreSystemMessage: 'uuid',
    },
  },
  template: {
    from: { listTemplates: '/templates/0/uuid', addTemplate: '/template/uuid' },
    params: { saveTemplate: 'id', removeTemplate: 'id', fillTemplate: 'id' },
  },
  workExperience: {
    from: { listWorkExperiences: '/workExperiences/0/uuid', addWorkExperience: '/uuid' },
    params: { replaceWorkExperience: 'id', removeWorkExperience: 'id' },
  },
}

/** A link of the document: the call that takes the id, and where in its request. */
export interface OpenApiLink {
  readonly operationId: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly requestBody?: Readonly<Record<string, string | readonly string[]>>
}

type NamedLink = readonly [name: string, link: OpenApiLink]

const linksOf = ({ fields = {}, lists = {}, params = {} }: IdKind, pointer: string): readonly NamedLink[] => {
  const id = `$response.body#${pointer}`
  const toField = (operationId: string, field: string, value: string | readonly string[]): NamedLink => [
    `${operationId}_${field}`,
    { operationId, requestBody: { [field]: value } },
  ]
  return [
    ...Object.entries(params).map(([operationId, name]): NamedLink => [
      operationId,
      { operationId, parameters: { [name]: id } },
    ]),
    ...Object.entries(fields).map(([operationId, field]) => toField(operationId, field, id)),
    ...Object.entries(lists).map(([operationId, field]) => toField(operationId, field, [id])),
  ]
}

/** The links of a call's success, by name; empty if no other call takes an id of its reply. Rule: API-23. */
export const toLinks = (operationId: string): Readonly<Record<string, OpenApiLink>> =>
  Object.fromEntries(
    Object.values(idKinds).flatMap((kind) => {
      const pointer = (kind.from as Readonly<Record<string, string | undefined>>)[operationId]
      return pointer === undefined ? [] : linksOf(kind, pointer)
    }),
  )
