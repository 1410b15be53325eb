export { SignInAgainHost } from './lazy.ts'
export { loginSaying } from './login-notice.tsx'
export { LoginRoute } from './routes/LoginRoute.tsx'
