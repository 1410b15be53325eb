export { SignInAgain } from './SignInAgain.tsx'
