import { useState } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import { FormDialog } from '../../../shared/components/FormDialog/index.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { t } from '../../../shared/i18n/index.ts'
import {
  type AccessTokenView,
  type NewAccessToken,
  useAccessTokens,
  useApiSchema,
  useNewToken,
  useRemoveToken,
} from '../api/use-access-tokens.ts'
import { ProveIdentityDialog } from '../components/account/ProveIdentityDialog.tsx'
import { SecretDialog } from '../components/api/SecretDialog.tsx'
import { TokenForm } from '../components/api/TokenForm.tsx'
import { ApiSettings } from './ApiSettings.tsx'

interface NewTokenProps {
  readonly canBeForService: boolean
  readonly onDone: (token: NewAccessToken) => void
  readonly onClose: () => void
}

const NewToken = ({ canBeForService, onClose, onDone }: NewTokenProps) => {
  const { isProving, onCancel, onProved, send, ...state } = useNewToken(onDone)
  return (
    <>
      <TokenForm {...state} canBeForService={canBeForService} onSubmit={send} onClose={onClose} />
      {isProving && <ProveIdentityDialog onProved={onProved} onClose={onCancel} />}
    </>
  )
}

/** The user's access tokens and the schema of the API. Rules: API-41, API-45, API-47. */
export const ApiRoute = () => {
  const tokens = useAccessTokens()
  const remove = useRemoveToken()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewAccessToken | null>(null)
  const [removed, setRemoved] = useState<AccessTokenView | null>(null)
  return (
    <>
      <ApiSettings
        tokens={tokens}
        schema={useApiSchema()}
        now={useNow()}
        onNew={() => setMaking(true)}
        onRemove={setRemoved}
      />
      {isMaking && (
        <NewToken
          canBeForService={tokens.state === 'ready' && tokens.value.service !== null}
          onDone={(token) => {
            setMaking(false)
            setMade(token)
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== null && (
        <SecretDialog
          title={t('Your new token “{name}”', { name: made.name })}
          label={t('Token')}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
      {removed !== null && (
        <FormDialog
          title={t('Remove “{name}”?', { name: removed.name })}
          saveText={t('Remove')}
          isDanger
          onSave={() => {
            setRemoved(null)
            void remove(removed)
          }}
          onClose={() => setRemoved(null)}
        >
          <Text>{t('Programs that use it read nothing from then on. It cannot be brought back.')}</Text>
        </FormDialog>
      )}
    </>
  )
}
