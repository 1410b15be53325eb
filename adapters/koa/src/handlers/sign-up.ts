import { registrationErrors } from '@guildhall/domain/onboarding'
import { invalid, ok } from '@guildhall/domain/shared'
import { DEFAULT_COUNTRY_CODE } from '@guildhall/domain/reference'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { qualificationSpelling, toContractorAnswers, toEmployerAnswers } from '../mappers/qualification.mapper.ts'
import { registrationSpelling, toRegistration } from '../mappers/registration.mapper.ts'
import { signUpOptionsOf } from '../mappers/session.mapper.ts'
import { spelt } from '../mappers/spelling.ts'
import { userOf } from '../mappers/user.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const verifiedWords = {
  verified: 'Your email address is verified.',
  'already-verified': 'Your email address is verified already.',
} as const

/** Signing up and verifying an address. Rules: ONB-4, IDEN-23. */
export const signUpHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'register' | 'qualify' | 'requestVerificationMail' | 'verifyEmail' | 'checkEmail' | 'readSignUpOptions'
> => ({
  register: async ({ body, facts }) => {
    const { command, knownType } = toRegistration(body, facts.countryCode ?? DEFAULT_COUNTRY_CODE)
    if (!knownType) {
      const message = body.user_type === '' ? 'Value is required' : 'Value is not one of the options'
      return spelt(invalid({ ...registrationErrors(command), user_type: [message] }), registrationSpelling)
    }
    const registered = await useCases.registerAccount(command)
    if (!registered.ok) return spelt(registered, registrationSpelling)
    const { account, token } = registered.value
    return ok({ token, user: userOf(account, { location: command.countryCode }) })
  },
  qualify: ({ body }) => {
    const { user_type: userType } = body
    if (userType !== 'contractor' && userType !== 'employer') {
      const message = userType === '' ? 'Value is required' : 'Value is not one of the options'
      return Promise.resolve(invalid({ user_type: [message] }))
    }
    const qualifies = useCases.qualifies(
      userType === 'contractor'
        ? { userType, answers: toContractorAnswers(body) }
        : { userType, answers: toEmployerAnswers(body) },
    )
    return Promise.resolve(qualifies.ok ? qualifies : spelt(qualifies, qualificationSpelling))
  },
  requestVerificationMail: ({ body }) => useCases.requestVerificationMail({ email: body.email }),
  verifyEmail: async ({ params }) => {
    const verified = await useCases.verifyEmail({ accountUuid: params.uuid.toLowerCase(), hash: params.hash })
    return verified.ok ? ok({ status: verified.value, message: verifiedWords[verified.value] }) : verified
  },
  checkEmail: async ({ body }) => {
    const available = await useCases.isEmailAvailable({ email: body.email })
    return available.ok ? ok({ available: true }) : available
  },
  readSignUpOptions: ({ facts }) => Promise.resolve(ok(signUpOptionsOf(useCases.signUpOptions(facts.countryCode)))),
})
