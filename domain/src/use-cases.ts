import * as reference from './reference/index.ts'
import * as identity from './identity/index.ts'
import * as companies from './companies/index.ts'
import * as files from './files/index.ts'
import * as profiles from './profiles/index.ts'
import * as conversations from './conversations/index.ts'
import * as search from './search/index.ts'
import * as billing from './billing/index.ts'
import * as moderation from './moderation/index.ts'
import * as privacy from './privacy/index.ts'
import * as onboarding from './onboarding/index.ts'
import * as notifications from './notifications/index.ts'
import * as analytics from './analytics/index.ts'

/** Use cases behind an HTTP call, a page or a socket. This is the only place where a new one is registered. */
export const CALL_USE_CASES = {
  requestVerificationMail: identity.requestVerificationMail,
  verifyEmail: identity.verifyEmail,
  logIn: identity.logIn,
  logOut: identity.logOut,
  authenticate: identity.authenticate,
  authenticateSignedToken: identity.authenticateSignedToken,
  isEmailAvailable: identity.isEmailAvailable,
  requestPasswordReset: identity.requestPasswordReset,
  resetPassword: identity.resetPassword,
  changePassword: identity.changePassword,
  startTwoFactor: identity.startTwoFactor,
  confirmTwoFactor: identity.confirmTwoFactor,
  removeTwoFactor: identity.removeTwoFactor,
  regenerateRecoveryCodes: identity.regenerateRecoveryCodes,
  listPasskeys: identity.listPasskeys,
  startPasskeyRegistration: identity.startPasskeyRegistration,
  finishPasskeyRegistration: identity.finishPasskeyRegistration,
  renamePasskey: identity.renamePasskey,
  removePasskey: identity.removePasskey,
  startPasskeySignIn: identity.startPasskeySignIn,
  startPasskeyStep: identity.startPasskeyStep,
  signInWithPasskey: identity.signInWithPasskey,
  listSessions: identity.listSessions,
  endSession: identity.endSession,
  endOtherSessions: identity.endOtherSessions,
  setMobile: identity.setMobile,
  dismissWelcome: identity.dismissWelcome,
  requestEmailChange: identity.requestEmailChange,
  confirmEmailChange: identity.confirmEmailChange,
  restoreEmail: identity.restoreEmail,
  proveIdentity: identity.proveIdentity,
  startExternalSignIn: identity.startExternalSignIn,
  startConnectingProvider: identity.startConnectingProvider,
  finishExternalSignIn: identity.finishExternalSignIn,
  readExternalTicket: identity.readExternalTicket,
  completeExternalLogIn: identity.completeExternalLogIn,
  connectAfterLogIn: identity.connectAfterLogIn,
  listSignInProviders: identity.listSignInProviders,
  disconnectProvider: identity.disconnectProvider,

  saveCompanyDetails: companies.saveCompanyDetails,
  readChecklist: companies.readChecklist,
  dismissChecklist: companies.dismissChecklist,
  listTeam: companies.listTeam,
  changeRole: companies.changeRole,
  removeMember: companies.removeMember,
  listAudit: companies.listAudit,
  listAccessTokens: companies.listAccessTokens,
  createAccessToken: companies.createAccessToken,
  removeAccessToken: companies.removeAccessToken,
  authenticateAccessToken: companies.authenticateAccessToken,
  inviteMembers: companies.inviteMembers,
  refreshInvite: companies.refreshInvite,
  changeInviteRole: companies.changeInviteRole,
  revokeInvite: companies.revokeInvite,
  readInvite: companies.readInvite,
  requestInviteRenewal: companies.requestInviteRenewal,
  acceptInvite: companies.acceptInvite,
  joinTeam: companies.joinTeam,

  uploadFile: files.uploadFile,
  openFile: files.openFile,
  openFileByLink: files.openFileByLink,
  createFileLink: files.createFileLink,
  listCvViews: files.listCvViews,
  setCompanyImage: files.setCompanyImage,

  saveContractorDetails: profiles.saveContractorDetails,
  saveProfileList: profiles.saveProfileList,
  importProfile: profiles.importProfile,
  undoProfileImport: profiles.undoProfileImport,
  readProfileFile: profiles.readProfileFile,
  listSectionDrafts: profiles.listSectionDrafts,
  readSectionDraft: profiles.readSectionDraft,
  saveSectionDraft: profiles.saveSectionDraft,
  discardSectionDraft: profiles.discardSectionDraft,
  setProfilePicture: profiles.setProfilePicture,
  listWorkExperiences: profiles.listWorkExperiences,
  addWorkExperience: profiles.addWorkExperience,
  replaceWorkExperience: profiles.replaceWorkExperience,
  removeWorkExperience: profiles.removeWorkExperience,
  listQualifications: profiles.listQualifications,
  addQualification: profiles.addQualification,
  replaceQualification: profiles.replaceQualification,
  removeQualification: profiles.removeQualification,
  pauseProfile: profiles.pauseProfile,
  confirmAvailability: profiles.confirmAvailability,
  listHiddenCompanies: profiles.listHiddenCompanies,
  hideFromCompany: profiles.hideFromCompany,
  hideFromCurrentEmployers: profiles.hideFromCurrentEmployers,
  unhideFromCompany: profiles.unhideFromCompany,

  startConversation: conversations.startConversation,
  changeConversation: conversations.changeConversation,
  sendMessage: conversations.sendMessage,
  markConversationRead: conversations.markConversationRead,
  listConversations: conversations.listConversations,
  searchConversations: conversations.searchConversations,
  readConversation: conversations.readConversation,
  listTemplates: conversations.listTemplates,
  addTemplate: conversations.addTemplate,
  saveTemplate: conversations.saveTemplate,
  removeTemplate: conversations.removeTemplate,
  fillTemplateForRecipient: conversations.fillTemplateForRecipient,
  shareContact: conversations.shareContact,
  contactAllowance: conversations.readContactAllowance,
  readLastOffer: conversations.readLastOffer,
  editMessage: conversations.editMessage,
  deleteMessage: conversations.deleteMessage,
  blockCandidate: conversations.blockCandidate,
  notifyTyping: conversations.notifyTyping,
  notifyPresence: conversations.notifyPresence,
  readDraft: conversations.readDraft,
  saveDraft: conversations.saveDraft,
  discardDraft: conversations.discardDraft,

  searchCandidates: search.searchCandidates,
  countCandidates: search.countCandidates,
  searchJobTitles: search.searchJobTitles,
  readCandidate: search.readCandidate,
  listHistory: search.listHistory,
  recordSearch: search.recordSearch,
  markViewed: search.markViewed,
  readVisibilityStats: search.readVisibilityStats,
  clearHistory: search.clearHistory,
  removeHistoryEntry: search.removeHistoryEntry,
  listSavedSearches: search.listSavedSearches,
  addSavedSearch: search.addSavedSearch,
  changeSavedSearch: search.changeSavedSearch,
  removeSavedSearch: search.removeSavedSearch,
  listBookmarkIds: search.listBookmarkIds,
  listBookmarks: search.listBookmarks,
  changeBookmark: search.changeBookmark,
  toggleBookmark: search.toggleBookmark,

  startCheckout: billing.startCheckout,
  previewPlanChange: billing.previewPlanChange,
  changePlan: billing.changePlan,
  cancelSubscription: billing.cancelSubscription,
  resumeSubscription: billing.resumeSubscription,
  readPaymentStatus: billing.readPaymentStatus,
  readPlan: billing.readPlan,
  readCardDetails: billing.readCardDetails,
  startCardChange: billing.startCardChange,
  receiveWebhook: billing.receiveWebhook,
  issueInvoice: billing.issueInvoice,
  listInvoices: billing.listInvoices,
  readInvoiceDocument: billing.readInvoiceDocument,

  resubmitProfile: moderation.resubmitProfile,
  contactSupport: moderation.contactSupport,
  signInOperator: moderation.signInOperator,
  authenticateOperator: moderation.authenticateOperator,
  readOperator: moderation.readOperator,
  signOutOperator: moderation.signOutOperator,
  proveOperator: moderation.proveOperator,
  startOperatorTwoFactor: moderation.startOperatorTwoFactor,
  confirmOperatorTwoFactor: moderation.confirmOperatorTwoFactor,
  readOperatorLink: moderation.readOperatorLink,
  acceptOperatorLink: moderation.acceptOperatorLink,
  makeOperatorLink: moderation.makeOperatorLink,
  listOperators: moderation.listOperators,
  changeOperatorRole: moderation.changeOperatorRole,
  disableOperator: moderation.disableOperator,
  listReports: moderation.listReports,
  readReport: moderation.readReport,
  decideReport: moderation.decideReport,
  findInvoices: moderation.findInvoices,
  readInvoiceDetails: moderation.readInvoiceDetails,
  handleInvoice: moderation.handleInvoice,
  findPeople: moderation.findPeople,
  readPerson: moderation.readPerson,
  setSuspension: moderation.setSuspension,
  endPersonSessions: moderation.endPersonSessions,
  resendVerificationMail: moderation.resendVerificationMail,
  findCompanies: moderation.findCompanies,
  readCompany: moderation.readCompany,
  setCompanyVerification: moderation.setCompanyVerification,
  extendTrial: moderation.extendTrial,
  giveContactsBack: moderation.giveContactsBack,
  listVetting: moderation.listVetting,
  readVetting: moderation.readVetting,
  claimVetting: moderation.claimVetting,
  releaseVetting: moderation.releaseVetting,
  decideProfile: moderation.decideProfile,
  openVettedCv: moderation.openVettedCv,
  describeSupportChat: moderation.describeSupportChat,
  sendReport: moderation.sendReport,

  deleteAccount: privacy.deleteAccount,
  restoreAccount: privacy.restoreAccount,
  requestExport: privacy.requestExport,
  readExport: privacy.readExport,
  openExport: privacy.openExport,

  registerAccount: onboarding.registerAccount,
  describeSession: onboarding.describeSession,
  readBadgeCounts: onboarding.readBadgeCounts,
  signUpOptions: onboarding.signUpOptions,
  choosePlan: onboarding.choosePlan,
  createBillingDetails: onboarding.createBillingDetails,
  updateBillingDetails: onboarding.updateBillingDetails,
  saveEmployerDetails: onboarding.saveEmployerDetails,
  qualifies: onboarding.qualifies,

  listNotifications: notifications.listNotifications,
  markNotificationRead: notifications.markNotificationRead,
  saveNotificationPreferences: notifications.saveNotificationPreferences,
  readUnsubscription: notifications.readUnsubscription,
  unsubscribe: notifications.unsubscribe,
  markAllNotificationsRead: notifications.markAllNotificationsRead,
  listSystemMessages: notifications.listSystemMessages,
  markSystemMessageRead: notifications.markSystemMessageRead,
  archiveSystemMessage: notifications.archiveSystemMessage,
  restoreSystemMessage: notifications.restoreSystemMessage,
  readSystemMessage: notifications.readSystemMessage,
  markAllSystemMessagesRead: notifications.markAllSystemMessagesRead,

  recordPageView: analytics.recordPageView,
  recordSignUp: analytics.recordSignUp,
  recordSentMessage: analytics.recordSentMessage,
} as const

/** Use cases that run in the background: on a schedule, after an event, or on an operator’s command. */
export const BACKGROUND_USE_CASES = {
  authenticateChannel: identity.authenticateChannel,
  isChannelAuthorized: identity.isChannelAuthorized,

  reviewVerification: companies.reviewVerification,

  cleanUpFiles: files.cleanUpFiles,

  checkAvailability: profiles.checkAvailability,

  expireConversations: conversations.expireConversations,
  sendRequestReminders: conversations.sendRequestReminders,

  sendSearchDigests: search.sendSearchDigests,

  closeSubscription: billing.closeSubscription,
  handlePaymentEvent: billing.handlePaymentEvent,
  markInvoicePaid: billing.markInvoicePaid,
  invoiceRenewals: billing.invoiceRenewals,
  notifyUpcomingRenewals: billing.notifyUpcomingRenewals,
  markPastDue: billing.markPastDue,
  suspendUnpaid: billing.suspendUnpaid,
  endCancelled: billing.endCancelled,
  sendInvoiceReminders: billing.sendInvoiceReminders,
  voidInvoice: billing.voidInvoice,
  creditInvoice: billing.creditInvoice,

  announce: moderation.announce,

  updateExchangeRates: reference.updateExchangeRates,

  eraseAccounts: privacy.eraseAccounts,
  applyRetention: privacy.applyRetention,
  removeUnverifiedAccounts: privacy.removeUnverifiedAccounts,
  makeExports: privacy.makeExports,

  sendUnreadMessageMails: notifications.sendUnreadMessageMails,
  sendTrialNotices: notifications.sendTrialNotices,
  reactions: notifications.createReactions,
} as const

type Factory = (deps: never) => unknown

/** The use cases that the factories of a group create, by name. */
type MadeBy<Group extends Readonly<Record<string, Factory>>> = {
  readonly [Name in keyof Group]: ReturnType<Group[Name]>
}

export type CallUseCases = MadeBy<typeof CALL_USE_CASES>
export type BackgroundUseCases = MadeBy<typeof BACKGROUND_USE_CASES>
export type UseCases = CallUseCases & BackgroundUseCases

/** A group of factories that these ports can be passed to: a port that is missing or has another type does not compile. */
export type FactoriesFor<Made, Ports> = { readonly [Name in keyof Made]: (ports: Ports) => Made[Name] }

/** Builds a group of use cases on their ports. */
export const buildUseCases = <Made extends object, Ports>(factories: FactoriesFor<Made, Ports>, ports: Ports): Made =>
  Object.fromEntries(
    Object.entries<(ports: Ports) => unknown>(factories).map(([name, make]) => [name, make(ports)]),
  ) as Made
