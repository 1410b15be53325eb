import type { SignUpStep, UserType } from '@guildhall/domain/identity'

/** Who is welcomed. */
export interface Welcomed {
  readonly user: { readonly userType: UserType }
  readonly company: { readonly isAdmin: boolean } | null
  readonly signUpStep: SignUpStep
}

/**
 * Where "Complete your profile now" leads: contractors to their main profile, admins to the company, other employers to their account; the
 * account comes first for as long as the sign-up is not complete. Rule: ONB-28.
 */
export function welcomeTarget({ user, company, signUpStep }: Welcomed): string {
  if (user.userType === 'contractor') return '/resume?edit=MainProfile'
  return signUpStep === 'complete' && company?.isAdmin === true ? '/settings/company' : '/settings/account'
}
