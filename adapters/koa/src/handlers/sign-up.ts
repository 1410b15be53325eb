import { registrationErrors } from '@guildhall/domain/onboarding'
import { choiceErrors, invalid, ok } from '@guildhall/domain/shared'
import { DEFAULT_COUNTRY_CODE } from '@guildhall/domain/reference'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import {
  qualificationAnswerFieldNames,
  toContractorAnswers,
  toEmployerAnswers,
} from '../mappers/qualification.mapper.ts'
import { registrationFieldNames, toRegistration } from '../mappers/registration.mapper.ts'
import { toSignUpOptionsWire } from '../mappers/session.mapper.ts'
import { renameFields } from '../mappers/field-names.ts'
import { toUserWire } from '../mappers/user.mapper.ts'
import { recordSignUp } from './analytics.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { endReplacedSession, toSessionCookie } from './session.ts'

const verificationMessages = {
  verified: 'Your email address is verified.',
  'already-verified': 'Your email address is verified already.',
} as const

/** Sign-up and e-mail verification. Rules: ONB-4, IDEN-23. */
export const signUpHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'register' | 'qualify' | 'requestVerificationMail' | 'verifyEmail' | 'checkEmail' | 'readSignUpOptions'
> => ({
  register: async ({ body, facts }) => {
    const { command, knownType } = toRegistration(body, facts.countryCode ?? DEFAULT_COUNTRY_CODE)
    if (!knownType) {
      const errors = { ...registrationErrors(command), user_type: choiceErrors(body.user_type, () => false) }
      return renameFields(invalid(errors), registrationFieldNames)
    }
    const { address, externalTicket, userAgent } = facts
    const registered = await useCases.registerAccount({ ...command, externalTicket })
    if (!registered.ok) return renameFields(registered, registrationFieldNames)
    const { account, browserToken, browserTokenExpiresAt, token } = registered.value
    const answer = ok({ token, user: toUserWire(account, { location: command.countryCode }) })
    if (account.emailVerifiedAt === null)
      return { ...answer, signUpCookie: { token: browserToken, expiresAt: browserTokenExpiresAt } }
    // A provider has verified the address, so there is no link to wait for.
    const { email, password } = command
    const login = await useCases.logIn({ email, password, address, userAgent })
    if (!login.ok || login.value.signingUp) return { ...answer, externalTicketCookie: null }
    recordSignUp({ useCases }, login.value, facts)
    await endReplacedSession({ useCases }, facts)
    return { ...answer, cookie: toSessionCookie(login.value), externalTicketCookie: null }
  },
  qualify: async ({ body }) => {
    const { user_type: userType } = body
    if (userType !== 'contractor' && userType !== 'employer')
      return invalid({ user_type: choiceErrors(userType, () => false) })
    const qualifies = await useCases.qualifies(
      userType === 'contractor'
        ? { userType, answers: toContractorAnswers(body) }
        : { userType, answers: toEmployerAnswers(body) },
    )
    return qualifies.ok ? qualifies : renameFields(qualifies, qualificationAnswerFieldNames)
  },
  requestVerificationMail: ({ body }) => useCases.requestVerificationMail({ email: body.email }),
  verifyEmail: async ({ facts, params }) => {
    const { address, signUpToken, userAgent } = facts
    const verified = await useCases.verifyEmail({
      accountUuid: params.uuid.toLowerCase(),
      hash: params.hash,
      browser: { address, signUpToken, userAgent },
    })
    if (!verified.ok) return verified
    const { email, outcome, session } = verified.value
    const answer = ok({ status: outcome, message: verificationMessages[outcome], email, signedIn: session !== null })
    if (session === null) return answer
    recordSignUp({ useCases }, session, facts)
    await endReplacedSession({ useCases }, facts)
    return { ...answer, cookie: toSessionCookie(session), signUpCookie: null }
  },
  checkEmail: async ({ body }) => {
    const available = await useCases.isEmailAvailable({ email: body.email })
    return available.ok ? ok({ available: true }) : available
  },
  readSignUpOptions: ({ facts }) => Promise.resolve(ok(toSignUpOptionsWire(useCases.signUpOptions(facts.countryCode)))),
})
