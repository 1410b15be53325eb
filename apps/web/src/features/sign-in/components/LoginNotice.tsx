import { getExternalNotice } from '../external-notice.tsx'
import { getLoginNotice } from '../login-notice.tsx'

/** Why somebody was redirected to the login: `?said=…` of its address. Nothing for any other reason. */
export const LoginNotice = ({ reason }: { readonly reason: unknown }) =>
  getLoginNotice(reason) ?? getExternalNotice(reason) ?? null
