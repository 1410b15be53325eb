import { nameRules } from '@guildhall/domain/identity'
import { validate } from '@guildhall/domain/shared'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import type { ReturnTo } from '../../../shared/navigation/return-to.ts'
import { chooseTheme, readTheme } from '../../../shared/theme/theme.ts'
import { useSaveName, useSavePicture } from '../api/use-account.ts'
import { FirstStepsPart } from '../components/account/FirstStepsPart.tsx'
import { ConnectedProvidersRoute } from './ConnectedProvidersRoute.tsx'
import { PasskeysRoute } from './PasskeysRoute.tsx'
import { SessionsRoute } from './SessionsRoute.tsx'
import { SigningInRoute } from './SigningInRoute.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

const labels = { firstName: t('First name'), lastName: t('Last name') }

export interface AccountRouteProps {
  readonly session: CurrentSessionWire
  readonly returnTo: ReturnTo | null
}

/** The account of the signed-in user. */
export const AccountRoute = ({ session, returnTo }: AccountRouteProps) => {
  const { user } = session
  const [theme, setTheme] = useState(readTheme)
  const [isSaved, setSaved] = useState(false)
  const onSaved = () => setSaved(true)
  const names = useSaveName(labels, onSaved)
  const picture = useSavePicture(onSaved)
  return (
    <AccountSettings
      account={{
        uuid: user.uuid,
        firstName: user.firstName,
        lastName: user.lastName,
        picture: user.profileImage,
      }}
      onSaveNames={(values) =>
        names.save(values, toFormErrors(validate(values, { firstName: nameRules, lastName: nameRules }), labels))
      }
      isSaving={names.isPending}
      errors={names.errors}
      refusal={names.refusal}
      onPicture={(file) => picture.save(file)}
      isUploading={picture.isPending}
      pictureRefusal={picture.refusal}
      {...(user.userType === 'employer'
        ? { pictureHint: t('Contractors see it on every request you send. 200 px or more a side, 5 MB at most.') }
        : {})}
      theme={theme}
      onTheme={(next) => {
        chooseTheme(next)
        setTheme(next)
      }}
      returnTo={returnTo}
      isSaved={isSaved}
    >
      <PanelBoundary>
        <SigningInRoute user={user} />
      </PanelBoundary>
      <PanelBoundary>
        <ConnectedProvidersRoute isVerified={user.emailVerified} />
      </PanelBoundary>
      {user.emailVerified && (
        <PanelBoundary>
          <PasskeysRoute />
        </PanelBoundary>
      )}
      <PanelBoundary>
        <SessionsRoute />
      </PanelBoundary>
      {user.userType === 'employer' && (
        <PanelBoundary>
          <FirstStepsPart />
        </PanelBoundary>
      )}
    </AccountSettings>
  )
}
