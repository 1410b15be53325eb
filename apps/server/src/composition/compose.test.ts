import { createInProcessEventBus } from '@guildhall/in-process'
import { createInMemoryCandidateIndex, fakeMailer } from '@guildhall/domain/testing'
import { createDatabase, type Database } from '@guildhall/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compose, type Composition } from './compose.ts'
import type { Ports } from './ports.ts'
import type { UseCases } from './use-cases.ts'

/** Every name there is: one that is missing here does not compile. */
const ports: Record<keyof Ports, true> = {
  accounts: true,
  audit: true,
  billingDetails: true,
  bookmarks: true,
  channelStore: true,
  clock: true,
  companies: true,
  companyDirectory: true,
  conversations: true,
  directory: true,
  emailChanges: true,
  drafts: true,
  eventBus: true,
  exchangeRates: true,
  fileStore: true,
  files: true,
  hidden: true,
  history: true,
  idempotencyKeys: true,
  ids: true,
  inbox: true,
  invites: true,
  index: true,
  links: true,
  loginFailures: true,
  mailRequests: true,
  mailedSecrets: true,
  mailer: true,
  mailLedger: true,
  notifications: true,
  passwordResets: true,
  passwords: true,
  paymentRegions: true,
  phoneNumbers: true,
  pictures: true,
  places: true,
  profiles: true,
  publicAddress: true,
  recipients: true,
  sessions: true,
  systemMessages: true,
  trialNotices: true,
  unreadMessages: true,
  tokens: true,
  typingBell: true,
  unitOfWork: true,
  verificationMails: true,
  vettingMode: true,
}
const useCases: Record<keyof UseCases, true> = {
  addQualification: true,
  addWorkExperience: true,
  archiveSystemMessage: true,
  authenticate: true,
  authenticateSigned: true,
  changeConversation: true,
  clearHistory: true,
  changePassword: true,
  confirmEmailChange: true,
  choosePlan: true,
  createBillingDetails: true,
  deleteMessage: true,
  changeRole: true,
  describeSession: true,
  dropDraft: true,
  editMessage: true,
  expireConversations: true,
  isEmailAvailable: true,
  keepDraft: true,
  listAudit: true,
  listBookmarks: true,
  listConversations: true,
  listHistory: true,
  listNotifications: true,
  listTeam: true,
  listQualifications: true,
  listSystemMessages: true,
  listWorkExperiences: true,
  logIn: true,
  logOut: true,
  mailUnreadMessages: true,
  markAllNotificationsRead: true,
  tellTrials: true,
  markConversationRead: true,
  markNotificationRead: true,
  markSystemMessageRead: true,
  markViewed: true,
  reactions: true,
  readUnsubscription: true,
  readCandidate: true,
  readConversation: true,
  readDraft: true,
  registerAccount: true,
  remindContractors: true,
  removeQualification: true,
  removeHistoryEntry: true,
  removeMember: true,
  removeWorkExperience: true,
  replaceQualification: true,
  replaceWorkExperience: true,
  requestEmailChange: true,
  requestPasswordReset: true,
  requestVerificationMail: true,
  resetPassword: true,
  saveCompanyDetails: true,
  saveContractorDetails: true,
  saveEmployerDetails: true,
  saveNotificationPreferences: true,
  saveProfileList: true,
  saveSearch: true,
  searchCandidates: true,
  searchJobTitles: true,
  sendMessage: true,
  setCompanyImage: true,
  setMobile: true,
  setProfilePicture: true,
  signUpOptions: true,
  startConversation: true,
  tellTyping: true,
  toggleBookmark: true,
  updateBillingDetails: true,
  unsubscribe: true,
  verifyEmail: true,
}

let database: Database
let composition: Composition
beforeAll(() => {
  // Nothing is asked of it: a pool connects with its first statement.
  database = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  composition = compose({
    database,
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    secret: new Uint8Array(32),
    eventBus: createInProcessEventBus(),
    index: createInMemoryCandidateIndex(),
    mailer: fakeMailer(),
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: '.data',
    vettingMode: 'auto',
  })
})
afterAll(() => database.close())

it.each(Object.keys(ports) as (keyof Ports)[])('fills the port %s', (name) => {
  expect(composition.ports[name]).toBeDefined()
})

it.each(Object.keys(useCases) as (keyof UseCases)[])('makes the use case %s, once', (name) => {
  expect(composition.useCases[name]).toBeDefined()
  expect(composition.useCases[name]).toBe(composition.useCases[name])
})
