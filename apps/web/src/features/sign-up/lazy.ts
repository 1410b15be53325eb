/** Few users who sign in have an unfinished sign-up. */
export const loadResumeSignUp = () => import('./resume-sign-up.ts')
