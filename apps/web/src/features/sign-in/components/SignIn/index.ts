export { BringBack } from './BringBack.tsx'
export { CodeForm } from './CodeForm.tsx'
export { SignInForm } from './SignInForm.tsx'
