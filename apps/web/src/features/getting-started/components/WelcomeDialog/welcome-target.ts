import type { SignUpStep, UserType } from '@guildhall/domain/identity'

/** The user who is welcomed. */
export interface Welcomed {
  readonly user: { readonly userType: UserType }
  readonly company: { readonly isAdmin: boolean } | null
  readonly signUpStep: SignUpStep
}

/**
 * The address of "Complete your profile now": contractors go to their main profile, admins to the company, other employers to their account; as long
 * as the sign-up is not complete, employers go to the account. Rule: ONB-28.
 */
export function welcomeTarget({ user, company, signUpStep }: Welcomed): string {
  if (user.userType === 'contractor') return '/resume?edit=MainProfile'
  return signUpStep === 'complete' && company?.isAdmin === true ? '/settings/company' : '/settings/account'
}
