import type * as companies from '@guildhall/domain/companies'
import type * as conversations from '@guildhall/domain/conversations'
import type * as files from '@guildhall/domain/files'
import type * as departures from '@guildhall/domain/departures'
import type * as dataExports from '@guildhall/domain/exports'
import type * as identity from '@guildhall/domain/identity'
import type * as notifications from '@guildhall/domain/notifications'
import type * as payments from '@guildhall/domain/payments'
import type * as profiles from '@guildhall/domain/profiles'
import type * as security from '@guildhall/domain/security'
import type * as safety from '@guildhall/domain/safety'
import type * as search from '@guildhall/domain/search'
import type * as teams from '@guildhall/domain/teams'

type Made<Factory extends (deps: never) => unknown> = ReturnType<Factory>

/** The use cases that the calls need, already built on their ports by whoever composes the application. */
export interface UseCases {
  readonly registerAccount: Made<typeof identity.registerAccount>
  readonly requestVerificationMail: Made<typeof identity.requestVerificationMail>
  readonly verifyEmail: Made<typeof identity.verifyEmail>
  readonly logIn: Made<typeof identity.logIn>
  readonly logOut: Made<typeof identity.logOut>
  readonly authenticate: Made<typeof identity.authenticate>
  readonly authenticateSigned: Made<typeof identity.authenticateSigned>
  readonly describeSession: Made<typeof identity.describeSession>
  readonly isEmailAvailable: Made<typeof identity.isEmailAvailable>
  readonly signUpOptions: Made<typeof identity.signUpOptions>
  readonly deleteAccount: Made<typeof departures.deleteAccount>
  readonly restoreAccount: Made<typeof departures.restoreAccount>
  readonly requestExport: Made<typeof dataExports.requestExport>
  readonly readExport: Made<typeof dataExports.readExport>
  readonly openExport: Made<typeof dataExports.openExport>
  readonly qualifies: (asked: identity.QualificationAnswers) => ReturnType<typeof identity.qualify>
  readonly choosePlan: Made<typeof identity.choosePlan>
  readonly createBillingDetails: Made<typeof identity.createBillingDetails>
  readonly updateBillingDetails: Made<typeof identity.updateBillingDetails>
  readonly saveEmployerDetails: Made<typeof identity.saveEmployerDetails>

  readonly requestPasswordReset: Made<typeof security.requestPasswordReset>
  readonly resetPassword: Made<typeof security.resetPassword>
  readonly changePassword: Made<typeof security.changePassword>
  readonly startTwoFactor: Made<typeof security.startTwoFactor>
  readonly confirmTwoFactor: Made<typeof security.confirmTwoFactor>
  readonly removeTwoFactor: Made<typeof security.removeTwoFactor>
  readonly renewRecoveryCodes: Made<typeof security.renewRecoveryCodes>
  readonly listSessions: Made<typeof security.listSessions>
  readonly endSession: Made<typeof security.endSession>
  readonly endOtherSessions: Made<typeof security.endOtherSessions>
  readonly setMobile: Made<typeof security.setMobile>
  readonly requestEmailChange: Made<typeof security.requestEmailChange>
  readonly confirmEmailChange: Made<typeof security.confirmEmailChange>

  readonly saveContractorDetails: Made<typeof profiles.saveContractorDetails>
  readonly saveProfileList: Made<typeof profiles.saveProfileList>
  readonly importProfile: Made<typeof profiles.importProfile>
  readonly undoProfileImport: Made<typeof profiles.undoProfileImport>
  readonly readProfileFile: Made<typeof profiles.readProfileFile>
  readonly readSectionDraft: Made<typeof profiles.readSectionDraft>
  readonly keepSectionDraft: Made<typeof profiles.keepSectionDraft>
  readonly dropSectionDraft: Made<typeof profiles.dropSectionDraft>
  readonly setProfilePicture: Made<typeof profiles.setProfilePicture>
  readonly listWorkExperiences: Made<typeof profiles.listWorkExperiences>
  readonly addWorkExperience: Made<typeof profiles.addWorkExperience>
  readonly replaceWorkExperience: Made<typeof profiles.replaceWorkExperience>
  readonly removeWorkExperience: Made<typeof profiles.removeWorkExperience>
  readonly listQualifications: Made<typeof profiles.listQualifications>
  readonly addQualification: Made<typeof profiles.addQualification>
  readonly replaceQualification: Made<typeof profiles.replaceQualification>
  readonly removeQualification: Made<typeof profiles.removeQualification>

  readonly uploadFile: Made<typeof files.uploadFile>
  readonly openFile: Made<typeof files.openFile>
  readonly openFileByLink: Made<typeof files.openFileByLink>
  readonly linkToFile: Made<typeof files.linkToFile>
  readonly listCvViews: Made<typeof files.listCvViews>

  readonly pauseProfile: Made<typeof profiles.pauseProfile>
  readonly confirmAvailability: Made<typeof profiles.confirmAvailability>
  readonly resubmitProfile: Made<typeof profiles.resubmitProfile>
  readonly listHiddenCompanies: Made<typeof profiles.listHiddenCompanies>
  readonly hideFromCompany: Made<typeof profiles.hideFromCompany>
  readonly hideFromCurrentEmployers: Made<typeof profiles.hideFromCurrentEmployers>
  readonly showToCompany: Made<typeof profiles.showToCompany>

  readonly saveCompanyDetails: Made<typeof companies.saveCompanyDetails>
  readonly setCompanyImage: Made<typeof companies.setCompanyImage>
  readonly readChecklist: Made<typeof companies.readChecklist>
  readonly putAwayChecklist: Made<typeof companies.putAwayChecklist>

  readonly listTeam: Made<typeof teams.listTeam>
  readonly changeRole: Made<typeof teams.changeRole>
  readonly removeMember: Made<typeof teams.removeMember>
  readonly listAudit: Made<typeof teams.listAudit>
  readonly inviteMembers: Made<typeof teams.inviteMembers>
  readonly refreshInvite: Made<typeof teams.refreshInvite>
  readonly changeInviteRole: Made<typeof teams.changeInviteRole>
  readonly revokeInvite: Made<typeof teams.revokeInvite>
  readonly readInvite: Made<typeof teams.readInvite>
  readonly askForInvite: Made<typeof teams.askForInvite>
  readonly acceptInvite: Made<typeof teams.acceptInvite>
  readonly joinTeam: Made<typeof teams.joinTeam>

  readonly searchCandidates: Made<typeof search.searchCandidates>
  readonly countCandidates: Made<typeof search.countCandidates>
  readonly searchJobTitles: Made<typeof search.searchJobTitles>
  readonly readCandidate: Made<typeof search.readCandidate>
  readonly listHistory: Made<typeof search.listHistory>
  readonly saveSearch: Made<typeof search.saveSearch>
  readonly markViewed: Made<typeof search.markViewed>
  readonly readReach: Made<typeof search.readReach>
  readonly clearHistory: Made<typeof search.clearHistory>
  readonly removeHistoryEntry: Made<typeof search.removeHistoryEntry>
  readonly listSavedSearches: Made<typeof search.listSavedSearches>
  readonly addSavedSearch: Made<typeof search.addSavedSearch>
  readonly changeSavedSearch: Made<typeof search.changeSavedSearch>
  readonly removeSavedSearch: Made<typeof search.removeSavedSearch>
  readonly listBookmarks: Made<typeof search.listBookmarks>
  readonly changeBookmark: Made<typeof search.changeBookmark>
  readonly toggleBookmark: Made<typeof search.toggleBookmark>

  readonly startConversation: Made<typeof conversations.startConversation>
  readonly changeConversation: Made<typeof conversations.changeConversation>
  readonly sendMessage: Made<typeof conversations.sendMessage>
  readonly markConversationRead: Made<typeof conversations.markConversationRead>
  readonly listConversations: Made<typeof conversations.listConversations>
  readonly readConversation: Made<typeof conversations.readConversation>
  readonly listTemplates: Made<typeof conversations.listTemplates>
  readonly addTemplate: Made<typeof conversations.addTemplate>
  readonly saveTemplate: Made<typeof conversations.saveTemplate>
  readonly removeTemplate: Made<typeof conversations.removeTemplate>
  readonly fillTemplateFor: Made<typeof conversations.fillTemplateFor>
  readonly shareContact: Made<typeof conversations.shareContact>
  readonly contactAllowance: Made<typeof conversations.contactAllowance>
  readonly askForHelp: Made<typeof safety.askForHelp>
  readonly sendReport: Made<typeof safety.sendReport>
  readonly editMessage: Made<typeof conversations.editMessage>
  readonly deleteMessage: Made<typeof conversations.deleteMessage>
  readonly tellTyping: Made<typeof conversations.tellTyping>
  readonly readDraft: Made<typeof conversations.readDraft>
  readonly keepDraft: Made<typeof conversations.keepDraft>
  readonly dropDraft: Made<typeof conversations.dropDraft>

  readonly startCheckout: Made<typeof payments.startCheckout>
  readonly previewPlanChange: Made<typeof payments.previewPlanChange>
  readonly changePlan: Made<typeof payments.changePlan>
  readonly cancelSubscription: Made<typeof payments.cancelSubscription>
  readonly resumeSubscription: Made<typeof payments.resumeSubscription>
  readonly readPaymentStatus: Made<typeof payments.readPaymentStatus>
  readonly readPlan: Made<typeof payments.readPlan>
  readonly readCardDetails: Made<typeof payments.readCardDetails>
  readonly startCardChange: Made<typeof payments.startCardChange>
  readonly takePaymentEvent: Made<typeof payments.takePaymentEvent>
  readonly issueInvoice: Made<typeof payments.issueInvoice>
  readonly listInvoices: Made<typeof payments.listInvoices>
  readonly readInvoiceDocument: Made<typeof payments.readInvoiceDocument>

  readonly listNotifications: Made<typeof notifications.listNotifications>
  readonly markNotificationRead: Made<typeof notifications.markNotificationRead>
  readonly saveNotificationPreferences: Made<typeof notifications.saveNotificationPreferences>
  readonly readUnsubscription: Made<typeof notifications.readUnsubscription>
  readonly unsubscribe: Made<typeof notifications.unsubscribe>
  readonly markAllNotificationsRead: Made<typeof notifications.markAllNotificationsRead>
  readonly listSystemMessages: Made<typeof notifications.listSystemMessages>
  readonly markSystemMessageRead: Made<typeof notifications.markSystemMessageRead>
  readonly archiveSystemMessage: Made<typeof notifications.archiveSystemMessage>
}
