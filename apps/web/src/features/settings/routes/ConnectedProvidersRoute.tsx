import { useSearch } from '@tanstack/react-router'
import { readSignInProviders } from '../../../shared/components/SignInProviders/index.ts'
import { getExternalNotice } from '../../sign-in/index.ts'
import { useSignInProviders } from '../api/use-sign-in-providers.ts'
import { ConnectedProviders } from '../components/account/ConnectedProviders.tsx'
import { ProveIdentityDialog } from '../components/account/ProveIdentityDialog.tsx'

interface ConnectedProvidersRouteProps {
  readonly isVerified: boolean
}

const Providers = ({ isVerified }: ConnectedProvidersRouteProps) => {
  const { said } = useSearch({ strict: false })
  const { isProving, onCancel, onProved, ...state } = useSignInProviders()
  return (
    <>
      <ConnectedProviders {...state} isVerified={isVerified} notice={getExternalNotice(said)} />
      {isProving && <ProveIdentityDialog onProved={onProved} onClose={onCancel} />}
    </>
  )
}

/** The providers that the user can sign in with; nothing if none is configured. Rules: IDEN-70, IDEN-77. */
export const ConnectedProvidersRoute = (props: ConnectedProvidersRouteProps) =>
  readSignInProviders().length > 0 && <Providers {...props} />
