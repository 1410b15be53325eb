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
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const twoFactorNeeds = [
  'accounts',
  'clock',
  'ids',
  'loginFailures',
  'oneTimePasswords',
  'passwords',
  'recoveryCodes',
  'secretBox',
  'unitOfWork',
] as const

/** Passwords, addresses, numbers and sessions of accounts. */
export const securityModule = new ContainerModule((options) => {
  provide(options, port, useCase.requestPasswordReset, ['clock', 'ids', 'unitOfWork'], requestPasswordReset)
  provide(
    options,
    port,
    useCase.resetPassword,
    ['accounts', 'clock', 'ids', 'passwordResets', 'passwords', 'tokens', 'unitOfWork'],
    resetPassword,
  )
  provide(
    options,
    port,
    useCase.changePassword,
    ['accounts', 'clock', 'ids', 'loginFailures', 'passwords', 'unitOfWork'],
    changePassword,
  )
  provide(options, port, useCase.startTwoFactor, twoFactorNeeds, startTwoFactor)
  provide(options, port, useCase.confirmTwoFactor, twoFactorNeeds, confirmTwoFactor)
  provide(options, port, useCase.removeTwoFactor, twoFactorNeeds, removeTwoFactor)
  provide(options, port, useCase.renewRecoveryCodes, twoFactorNeeds, renewRecoveryCodes)
  provide(options, port, useCase.listSessions, ['clock', 'sessions'], listSessions)
  provide(options, port, useCase.endSession, ['clock', 'ids', 'unitOfWork'], endSession)
  provide(options, port, useCase.endOtherSessions, ['clock', 'ids', 'unitOfWork'], endOtherSessions)
  provide(options, port, useCase.setMobile, ['clock', 'ids', 'phoneNumbers', 'unitOfWork'], setMobile)
  provide(
    options,
    port,
    useCase.requestEmailChange,
    ['clock', 'ids', 'mailedSecrets', 'unitOfWork'],
    requestEmailChange,
  )
  provide(
    options,
    port,
    useCase.confirmEmailChange,
    ['clock', 'ids', 'mailedSecrets', 'unitOfWork'],
    confirmEmailChange,
  )
})
