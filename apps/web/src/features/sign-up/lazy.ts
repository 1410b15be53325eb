/** Few who sign in have a sign-up to go on with. */
export const loadResumeSignUp = () => import('./resume-sign-up.ts')
