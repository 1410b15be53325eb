/** How a call is addressed. A path's parameters are written ':name'; `multipart` calls carry one file in the field `file`. */
export interface RouteAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/v0/${string}` | `/1/${string}`
  readonly multipart?: true
}

/**
 * Every call by its name: method and path alone, so that a browser can call without carrying a schema. The route table extends each
 * entry. Source: product-spec §7; D11.
 */
export const routeIndex = {
  register: { method: 'POST', path: '/v0/auth/register' },
  logIn: { method: 'POST', path: '/v0/auth/login' },
  logOut: { method: 'POST', path: '/v0/auth/logout' },
  requestVerificationMail: { method: 'POST', path: '/v0/auth/email/verification' },
  verifyEmail: { method: 'GET', path: '/v0/auth/email/verify/:uuid/:hash' },
  checkEmail: { method: 'POST', path: '/v0/email_available' },
  readSignUpOptions: { method: 'GET', path: '/v0/signup_options' },
  qualify: { method: 'POST', path: '/v0/qualify' },
  readUser: { method: 'GET', path: '/v0/user' },
  deleteUser: { method: 'DELETE', path: '/v0/user' },
  readRetention: { method: 'GET', path: '/v0/retention' },
  restoreUser: { method: 'POST', path: '/v0/user/restore' },

  requestPasswordReset: { method: 'POST', path: '/v0/auth/password/request' },
  resetPassword: { method: 'POST', path: '/v0/auth/password/reset' },
  startTwoFactor: { method: 'POST', path: '/v0/user/two_factor' },
  confirmTwoFactor: { method: 'PUT', path: '/v0/user/two_factor' },
  removeTwoFactor: { method: 'DELETE', path: '/v0/user/two_factor' },
  renewRecoveryCodes: { method: 'POST', path: '/v0/user/two_factor/recovery_codes' },
  listSessions: { method: 'GET', path: '/v0/user/sessions' },
  endSession: { method: 'DELETE', path: '/v0/user/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/v0/user/sessions' },
  changePassword: { method: 'POST', path: '/v0/user/password' },
  setMobile: { method: 'POST', path: '/v0/user/mobile' },
  requestEmailChange: { method: 'POST', path: '/v0/user/new_email' },
  confirmEmailChange: { method: 'POST', path: '/v0/user/email' },

  chooseVisibility: { method: 'PUT', path: '/v0/user/visibility' },
  confirmAvailability: { method: 'POST', path: '/v0/user/availability' },
  resubmitProfile: { method: 'POST', path: '/v0/user/resubmit' },
  listHiddenCompanies: { method: 'GET', path: '/v0/user/hidden_companies' },
  hideFromCompany: { method: 'POST', path: '/v0/user/hidden_companies' },
  hideFromCurrentEmployers: { method: 'POST', path: '/v0/user/hidden_companies/current' },
  showToCompany: { method: 'DELETE', path: '/v0/user/hidden_companies/:uuid' },

  saveUser: { method: 'POST', path: '/v0/user' },
  saveIndustries: { method: 'POST', path: '/v0/user/industries' },
  saveSkills: { method: 'POST', path: '/v0/user/skills' },
  saveLanguages: { method: 'POST', path: '/v0/user/languages' },
  setProfileImage: { method: 'POST', path: '/v0/user/profile-image', multipart: true },
  readProfileFile: { method: 'POST', path: '/v0/user/profile-pdf', multipart: true },
  importProfile: { method: 'POST', path: '/v0/user/profile-import' },
  undoProfileImport: { method: 'POST', path: '/v0/user/profile-import/undo' },
  listWorkExperiences: { method: 'GET', path: '/v0/user/work-experiences' },
  addWorkExperience: { method: 'POST', path: '/v0/user/work-experiences/:id' },
  replaceWorkExperience: { method: 'PUT', path: '/v0/user/work-experiences/:id' },
  removeWorkExperience: { method: 'DELETE', path: '/v0/user/work-experiences/:id' },
  listQualifications: { method: 'GET', path: '/v0/user/qualifications' },
  addQualification: { method: 'POST', path: '/v0/user/qualifications' },
  putQualification: { method: 'POST', path: '/v0/user/qualifications/:id' },
  replaceQualification: { method: 'PUT', path: '/v0/user/qualifications/:id' },
  removeQualification: { method: 'DELETE', path: '/v0/user/qualifications/:id' },

  uploadFile: { method: 'POST', path: '/v0/upload', multipart: true },
  linkToFile: { method: 'POST', path: '/v0/files/:uuid/link' },
  listCvViews: { method: 'GET', path: '/v0/user/cv_views' },

  saveCompany: { method: 'POST', path: '/v0/company' },
  choosePlan: { method: 'PUT', path: '/v0/company' },
  createBillingInfo: { method: 'POST', path: '/v0/billing_info' },
  updateBillingInfo: { method: 'PUT', path: '/v0/billing_info' },
  setCompanyImage: { method: 'POST', path: '/v0/company_image', multipart: true },

  readTeam: { method: 'GET', path: '/v0/team' },
  changeRole: { method: 'PUT', path: '/v0/team/:id' },
  removeMember: { method: 'DELETE', path: '/v0/team/:id' },
  inviteMembers: { method: 'POST', path: '/v0/company_invite' },
  refreshInvite: { method: 'POST', path: '/v0/company_invite/:id' },
  changeInvite: { method: 'PUT', path: '/v0/company_invite/:id' },
  revokeInvite: { method: 'DELETE', path: '/v0/company_invite/:id' },
  readInvite: { method: 'GET', path: '/v0/invites/:token' },
  askForInvite: { method: 'POST', path: '/v0/invites/:token/renewal' },
  acceptInvite: { method: 'POST', path: '/v0/invites/:token/accept' },
  joinTeam: { method: 'POST', path: '/v0/join_team' },
  listAudit: { method: 'GET', path: '/v0/company/audit' },

  saveNotificationPreferences: { method: 'POST', path: '/v0/notifications' },
  listNotifications: { method: 'GET', path: '/v0/notifications' },
  markNotificationRead: { method: 'PUT', path: '/v0/notifications/:id' },
  markAllNotificationsRead: { method: 'PUT', path: '/v0/notifications' },
  listSystemMessages: { method: 'GET', path: '/v0/system_messages' },
  markSystemMessageRead: { method: 'PUT', path: '/v0/system_message/:uuid' },
  archiveSystemMessage: { method: 'POST', path: '/v0/system_message/:uuid' },

  listSearchHistory: { method: 'GET', path: '/v0/search_history' },
  saveSearch: { method: 'POST', path: '/v0/search_history' },
  updateSearch: { method: 'POST', path: '/v0/search_history/:uuid' },
  markCandidateViewed: { method: 'PUT', path: '/v0/search_history/:uuid' },
  clearSearchHistory: { method: 'DELETE', path: '/v0/search_history' },
  removeSearch: { method: 'DELETE', path: '/v0/search_history/:uuid' },
  listSavedSearches: { method: 'GET', path: '/v0/saved_searches' },
  addSavedSearch: { method: 'POST', path: '/v0/saved_searches' },
  changeSavedSearch: { method: 'PUT', path: '/v0/saved_searches/:id' },
  removeSavedSearch: { method: 'DELETE', path: '/v0/saved_searches/:id' },
  searchJobTitles: { method: 'POST', path: '/v0/job_titles' },
  readCandidate: { method: 'GET', path: '/v0/user_details/:id' },
  listBookmarks: { method: 'GET', path: '/v0/bookmarks' },
  changeBookmark: { method: 'PUT', path: '/v0/bookmarks/:userUuid' },
  toggleBookmark: { method: 'POST', path: '/v0/bookmarks/:userUuid' },

  startConversation: { method: 'POST', path: '/v0/conversations' },
  listConversations: { method: 'GET', path: '/v0/conversations' },
  readConversation: { method: 'GET', path: '/v0/conversations/:uuid' },
  changeConversation: { method: 'PUT', path: '/v0/conversations/:uuid' },
  sendMessage: { method: 'POST', path: '/v0/messages' },
  markMessageRead: { method: 'PUT', path: '/v0/messages/:uuid' },
  editMessage: { method: 'POST', path: '/v0/messages/:uuid' },
  deleteMessage: { method: 'DELETE', path: '/v0/messages/:uuid' },
  tellTyping: { method: 'POST', path: '/v0/conversations/:uuid/typing' },
  shareContact: { method: 'POST', path: '/v0/conversations/:uuid/share_contact' },
  withdrawContact: { method: 'DELETE', path: '/v0/conversations/:uuid/share_contact' },
  sendReport: { method: 'POST', path: '/v0/reports' },
  readContactAllowance: { method: 'GET', path: '/v0/contact_allowance' },
  readDraft: { method: 'GET', path: '/v0/drafts/:uuid' },
  keepDraft: { method: 'PUT', path: '/v0/drafts/:uuid' },
  dropDraft: { method: 'DELETE', path: '/v0/drafts/:uuid' },

  searchPlaces: { method: 'GET', path: '/v0/places' },
  readPlace: { method: 'GET', path: '/v0/places/:id' },

  queryCandidates: { method: 'POST', path: '/1/indexes/users/query' },
  queryIndexes: { method: 'POST', path: '/1/indexes/*/queries' },
  queryJobTitleFacet: { method: 'POST', path: '/1/indexes/users/facets/job_title/query' },
} as const satisfies Readonly<Record<string, RouteAddress>>

/** The name of a call. */
export type RouteName = keyof typeof routeIndex
