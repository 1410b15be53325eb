import {
  changePassword,
  confirmEmailChange,
  confirmTwoFactor,
  endOtherSessions,
  endSession,
  listSessions,
  requestEmailChange,
  requestPasswordReset,
  removeTwoFactor,
  renewRecoveryCodes,
  resetPassword,
  setMobile,
  startTwoFactor,
} from '@guildhall/domain/identity'

type Needs<Factory extends (deps: never) => unknown> = Parameters<Factory>[0]

export type SecurityDeps = Needs<typeof requestPasswordReset> &
  Needs<typeof resetPassword> &
  Needs<typeof changePassword> &
  Needs<typeof setMobile> &
  Needs<typeof requestEmailChange> &
  Needs<typeof confirmEmailChange> &
  Needs<typeof listSessions> &
  Needs<typeof endSession> &
  Needs<typeof startTwoFactor>

/** The use cases of an account's safety over the test product's fakes. */
export const securityUseCases = (deps: SecurityDeps) => ({
  requestPasswordReset: requestPasswordReset(deps),
  resetPassword: resetPassword(deps),
  changePassword: changePassword(deps),
  setMobile: setMobile(deps),
  requestEmailChange: requestEmailChange(deps),
  confirmEmailChange: confirmEmailChange(deps),
  listSessions: listSessions(deps),
  endSession: endSession(deps),
  endOtherSessions: endOtherSessions(deps),
  startTwoFactor: startTwoFactor(deps),
  confirmTwoFactor: confirmTwoFactor(deps),
  removeTwoFactor: removeTwoFactor(deps),
  renewRecoveryCodes: renewRecoveryCodes(deps),
})
