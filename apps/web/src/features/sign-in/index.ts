export { CodeField } from './components/CodeField/index.ts'
export { SignInAgainHost } from './lazy.ts'
export { loginPathWithNotice } from './login-notice.tsx'
export { LoginRoute } from './routes/LoginRoute.tsx'
