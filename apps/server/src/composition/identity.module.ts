import {
  authenticate,
  authenticateChannel,
  authenticateSigned,
  holdsChannel,
  isEmailAvailable,
  logIn,
  logOut,
  requestVerificationMail,
  verifyEmail,
} from '@guildhall/domain/identity'
import {
  choosePlan,
  type QualificationAnswers,
  qualify,
  createBillingDetails,
  describeSession,
  registerAccount,
  saveEmployerDetails,
  signUpOptions,
  updateBillingDetails,
} from '@guildhall/domain/onboarding'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

/** Sign-up, verification, login, and who is asking. */
export const identityModule = new ContainerModule((options) => {
  provide(
    options,
    port,
    useCase.registerAccount,
    [
      'clock',
      'ids',
      'passwords',
      'paymentRegions',
      'phoneNumbers',
      'publicAddress',
      'qualificationRules',
      'tokens',
      'unitOfWork',
    ],
    registerAccount,
  )
  provide(
    options,
    port,
    useCase.requestVerificationMail,
    ['clock', 'ids', 'publicAddress', 'tokens', 'unitOfWork'],
    requestVerificationMail,
  )
  provide(options, port, useCase.verifyEmail, ['clock', 'ids', 'tokens', 'unitOfWork'], verifyEmail)
  provide(
    options,
    port,
    useCase.logIn,
    [
      'accounts',
      'clock',
      'ids',
      'loginFailures',
      'oneTimePasswords',
      'passwords',
      'recoveryCodes',
      'secretBox',
      'tokens',
      'unitOfWork',
    ],
    logIn,
  )
  provide(options, port, useCase.logOut, ['clock', 'ids', 'tokens', 'unitOfWork'], logOut)
  provide(
    options,
    port,
    useCase.authenticate,
    ['accounts', 'clock', 'companyDirectory', 'sessions', 'tokens'],
    authenticate,
  )
  provide(options, port, useCase.authenticateChannel, ['accounts', 'clock', 'sessions', 'tokens'], authenticateChannel)
  provide(options, port, useCase.holdsChannel, ['accounts', 'clock', 'sessions'], holdsChannel)
  provide(
    options,
    port,
    useCase.authenticateSigned,
    ['accounts', 'clock', 'companyDirectory', 'tokens'],
    authenticateSigned,
  )
  provide(
    options,
    port,
    useCase.describeSession,
    [
      'accounts',
      'billingDetails',
      'bookmarks',
      'channelStore',
      'clock',
      'companyDirectory',
      'exchangeRates',
      'notifications',
      'profiles',
      'tokens',
      'twoFactors',
    ],
    describeSession,
  )
  provide(options, port, useCase.isEmailAvailable, ['accounts'], isEmailAvailable)
  provide(options, port, useCase.signUpOptions, ['paymentRegions'], signUpOptions)
  provide(
    options,
    port,
    useCase.qualifies,
    ['qualificationRules'],
    ({ qualificationRules }) =>
      (asked: QualificationAnswers) =>
        qualify(asked, qualificationRules),
  )
  provide(options, port, useCase.choosePlan, ['clock', 'ids', 'unitOfWork'], choosePlan)
  provide(options, port, useCase.createBillingDetails, ['clock', 'ids', 'unitOfWork'], createBillingDetails)
  provide(options, port, useCase.updateBillingDetails, ['clock', 'ids', 'unitOfWork'], updateBillingDetails)
  provide(
    options,
    port,
    useCase.saveEmployerDetails,
    ['clock', 'ids', 'phoneNumbers', 'unitOfWork'],
    saveEmployerDetails,
  )
})
