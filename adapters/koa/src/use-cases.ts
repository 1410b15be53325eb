import type * as billing from '@guildhall/domain/billing'
import type * as companies from '@guildhall/domain/companies'
import type * as conversations from '@guildhall/domain/conversations'
import type * as files from '@guildhall/domain/files'
import type * as identity from '@guildhall/domain/identity'
import type * as moderation from '@guildhall/domain/moderation'
import type * as notifications from '@guildhall/domain/notifications'
import type * as onboarding from '@guildhall/domain/onboarding'
import type * as privacy from '@guildhall/domain/privacy'
import type * as profiles from '@guildhall/domain/profiles'
import type * as search from '@guildhall/domain/search'

type Made<Factory extends (deps: never) => unknown> = ReturnType<Factory>

/** The use cases that the calls need, already built on their ports by whoever composes the application. */
export interface UseCases {
  readonly registerAccount: Made<typeof onboarding.registerAccount>
  readonly requestVerificationMail: Made<typeof identity.requestVerificationMail>
  readonly verifyEmail: Made<typeof identity.verifyEmail>
  readonly logIn: Made<typeof identity.logIn>
  readonly logOut: Made<typeof identity.logOut>
  readonly authenticate: Made<typeof identity.authenticate>
  readonly authenticateSigned: Made<typeof identity.authenticateSigned>
  readonly describeSession: Made<typeof onboarding.describeSession>
  readonly isEmailAvailable: Made<typeof identity.isEmailAvailable>
  readonly signUpOptions: Made<typeof onboarding.signUpOptions>
  readonly deleteAccount: Made<typeof privacy.deleteAccount>
  readonly restoreAccount: Made<typeof privacy.restoreAccount>
  readonly requestExport: Made<typeof privacy.requestExport>
  readonly readExport: Made<typeof privacy.readExport>
  readonly openExport: Made<typeof privacy.openExport>
  readonly qualifies: (asked: onboarding.QualificationAnswers) => ReturnType<typeof onboarding.qualify>
  readonly choosePlan: Made<typeof onboarding.choosePlan>
  readonly createBillingDetails: Made<typeof onboarding.createBillingDetails>
  readonly updateBillingDetails: Made<typeof onboarding.updateBillingDetails>
  readonly saveEmployerDetails: Made<typeof onboarding.saveEmployerDetails>

  readonly requestPasswordReset: Made<typeof identity.requestPasswordReset>
  readonly resetPassword: Made<typeof identity.resetPassword>
  readonly changePassword: Made<typeof identity.changePassword>
  readonly startTwoFactor: Made<typeof identity.startTwoFactor>
  readonly confirmTwoFactor: Made<typeof identity.confirmTwoFactor>
  readonly removeTwoFactor: Made<typeof identity.removeTwoFactor>
  readonly renewRecoveryCodes: Made<typeof identity.renewRecoveryCodes>
  readonly listSessions: Made<typeof identity.listSessions>
  readonly endSession: Made<typeof identity.endSession>
  readonly endOtherSessions: Made<typeof identity.endOtherSessions>
  readonly setMobile: Made<typeof identity.setMobile>
  readonly requestEmailChange: Made<typeof identity.requestEmailChange>
  readonly confirmEmailChange: Made<typeof identity.confirmEmailChange>

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
  readonly resubmitProfile: Made<typeof moderation.resubmitProfile>
  readonly listHiddenCompanies: Made<typeof profiles.listHiddenCompanies>
  readonly hideFromCompany: Made<typeof profiles.hideFromCompany>
  readonly hideFromCurrentEmployers: Made<typeof profiles.hideFromCurrentEmployers>
  readonly showToCompany: Made<typeof profiles.showToCompany>

  readonly saveCompanyDetails: Made<typeof companies.saveCompanyDetails>
  readonly setCompanyImage: Made<typeof files.setCompanyImage>
  readonly readChecklist: Made<typeof companies.readChecklist>
  readonly putAwayChecklist: Made<typeof companies.putAwayChecklist>

  readonly listTeam: Made<typeof companies.listTeam>
  readonly changeRole: Made<typeof companies.changeRole>
  readonly removeMember: Made<typeof companies.removeMember>
  readonly listAudit: Made<typeof companies.listAudit>
  readonly inviteMembers: Made<typeof companies.inviteMembers>
  readonly refreshInvite: Made<typeof companies.refreshInvite>
  readonly changeInviteRole: Made<typeof companies.changeInviteRole>
  readonly revokeInvite: Made<typeof companies.revokeInvite>
  readonly readInvite: Made<typeof companies.readInvite>
  readonly askForInvite: Made<typeof companies.askForInvite>
  readonly acceptInvite: Made<typeof companies.acceptInvite>
  readonly joinTeam: Made<typeof companies.joinTeam>

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
  readonly askForHelp: Made<typeof moderation.askForHelp>
  readonly sendReport: Made<typeof moderation.sendReport>
  readonly editMessage: Made<typeof conversations.editMessage>
  readonly deleteMessage: Made<typeof conversations.deleteMessage>
  readonly tellTyping: Made<typeof conversations.tellTyping>
  readonly readDraft: Made<typeof conversations.readDraft>
  readonly keepDraft: Made<typeof conversations.keepDraft>
  readonly dropDraft: Made<typeof conversations.dropDraft>

  readonly startCheckout: Made<typeof billing.startCheckout>
  readonly previewPlanChange: Made<typeof billing.previewPlanChange>
  readonly changePlan: Made<typeof billing.changePlan>
  readonly cancelSubscription: Made<typeof billing.cancelSubscription>
  readonly resumeSubscription: Made<typeof billing.resumeSubscription>
  readonly readPaymentStatus: Made<typeof billing.readPaymentStatus>
  readonly readPlan: Made<typeof billing.readPlan>
  readonly readCardDetails: Made<typeof billing.readCardDetails>
  readonly startCardChange: Made<typeof billing.startCardChange>
  readonly takePaymentEvent: Made<typeof billing.takePaymentEvent>
  readonly issueInvoice: Made<typeof billing.issueInvoice>
  readonly listInvoices: Made<typeof billing.listInvoices>
  readonly readInvoiceDocument: Made<typeof billing.readInvoiceDocument>

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
