export { RestoreAccount } from './RestoreAccount.tsx'
export { CodeForm } from './CodeForm.tsx'
export { SignInForm } from './SignInForm.tsx'
