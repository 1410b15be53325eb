import { OPERATOR_PERMISSIONS, OPERATOR_ROLES } from '@guildhall/domain/moderation'
import { nameRules } from '@guildhall/domain/identity'
import { email as emailRule, required } from '@guildhall/domain/shared'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { email, newPassword, ownPassword } from './credentials.ts'
import { text } from './fields.ts'

/** Credentials of an operator; `otp` is a code of their authenticator app. */
export const operatorCredentials = z
  .object({ email, password: ownPassword, otp: text.optional() })
  .meta({ id: 'OperatorCredentials' })

/** The operator who is signed in, what they may do, and when their session ends. */
export const operatorSession = z
  .object({
    operator: z.object({ uuid: z.uuid(), email: z.string(), name: z.string(), role: z.enum(OPERATOR_ROLES) }),
    rights: z.array(z.enum(OPERATOR_PERMISSIONS)),
    /** There is no authenticator app yet, and nothing else is allowed. */
    mustSetUpTwoFactor: z.boolean(),
    hasTwoFactor: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OperatorSession' })

/** The token of a one-time link. */
export const operatorLinkForm = z.object({ token: ruled(text, [required]) }).meta({ id: 'OperatorLinkForm' })

/** Whom a one-time link is for; `name` is empty for a new operator. */
export const operatorLinkHolder = z.object({ email: z.string(), name: z.string(), role: z.enum(OPERATOR_ROLES) })

/** Name and password of an operator, with the token of their link. */
export const operatorPasswordForm = z
  .object({ token: ruled(text, [required]), name: ruled(text, nameRules), ...newPassword })
  .meta({ id: 'OperatorPasswordForm' })

/** An operator as superadmins see them. */
export const listedOperator = z
  .object({
    uuid: z.uuid(),
    email: z.string(),
    /** Empty until the operator has used their link. */
    name: z.string(),
    role: z.enum(OPERATOR_ROLES),
    hasTwoFactor: z.boolean(),
    createdAt: z.iso.datetime(),
    disabledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedOperator' })

/** All operators. */
export const operatorList = z.object({ operators: z.array(listedOperator) })

/** Whom a one-time link is made for; `role` is that of a new operator. */
export const operatorInvite = z
  .object({ email: ruled(text, [required, emailRule]), role: z.enum(OPERATOR_ROLES) })
  .meta({ id: 'OperatorInvite' })

/** A one-time link, as the path of the page with the token in its fragment. */
export const operatorLink = z.object({ path: z.string(), role: z.enum(OPERATOR_ROLES), expiresAt: z.iso.datetime() })

/** Another role for a colleague. */
export const operatorRoleForm = z.object({ role: z.enum(OPERATOR_ROLES) }).meta({ id: 'OperatorRoleForm' })
