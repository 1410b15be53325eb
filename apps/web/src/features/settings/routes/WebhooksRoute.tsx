import type { CompanyWire } from '@guildhall/rest-contract/client'
import { type ReactNode, useState } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import { FormDialog } from '../../../shared/components/FormDialog/index.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { t } from '../../../shared/i18n/index.ts'
import {
  useNewSecret,
  useNewWebhook,
  useWebhookActions,
  useWebhookEvents,
  useWebhookLog,
  useWebhooks,
  type WebhookActions,
  type WebhookSecret,
  type WebhookView,
} from '../api/use-webhooks.ts'
import type { ProvedCall } from '../api/use-proved-call.ts'
import { ProveIdentityDialog } from '../components/account/ProveIdentityDialog.tsx'
import { SecretDialog } from '../components/api/SecretDialog.tsx'
import { WebhookForm } from '../components/webhooks/WebhookForm.tsx'
import { WebhookLogDialog } from '../components/webhooks/WebhookLogDialog.tsx'
import { WebhookSettings } from './WebhookSettings.tsx'

interface DialogProps {
  readonly onClose: () => void
}
interface SecretProps extends DialogProps {
  readonly onDone: (webhook: WebhookSecret) => void
}
interface OfWebhook extends DialogProps {
  readonly webhook: WebhookView
}

const Proved = <Input,>({
  call: { isProving, onCancel, onProved },
  children,
}: {
  readonly call: ProvedCall<Input>
  readonly children: ReactNode
}) => (
  <>
    {children}
    {isProving && <ProveIdentityDialog onProved={onProved} onClose={onCancel} />}
  </>
)

const NewWebhook = ({ onClose, onDone }: SecretProps) => {
  const call = useNewWebhook(onDone)
  const { errors, isPending, refusal, send } = call
  return (
    <Proved call={call}>
      <WebhookForm errors={errors} isPending={isPending} refusal={refusal} onSubmit={send} onClose={onClose} />
    </Proved>
  )
}

const Events = ({ onClose, webhook }: OfWebhook) => {
  const { send, ...state } = useWebhookEvents(webhook, onClose)
  return <WebhookForm {...state} changed={webhook} onSubmit={send} onClose={onClose} />
}

const NewSecret = ({ onClose, onDone, webhook: { url, uuid } }: OfWebhook & SecretProps) => {
  const call = useNewSecret(onDone)
  const { isPending, refusal, send } = call
  return (
    <Proved call={call}>
      <FormDialog
        title={t('A new secret?')}
        hasSecretAnswer
        saveText={t('Make the secret')}
        isPending={isPending}
        refusal={refusal}
        onSave={() => send(uuid)}
        onClose={onClose}
      >
        <Text>{t('What is sent to {url} is signed with it from then on. The old one is worth nothing.', { url })}</Text>
      </FormDialog>
    </Proved>
  )
}

const Log = ({ actions, onClose, webhook }: OfWebhook & { readonly actions: WebhookActions }) => (
  <WebhookLogDialog
    url={webhook.url}
    log={useWebhookLog(webhook.uuid)}
    now={useNow()}
    onResend={(delivery) => actions.onResend(webhook, delivery)}
    onClose={onClose}
  />
)

type Opened =
  | { readonly what: 'new' }
  | { readonly what: 'secret'; readonly secret: WebhookSecret }
  | { readonly what: 'events' | 'log' | 'remove' | 'renew'; readonly webhook: WebhookView }

/** The company's webhooks, with their dialogs. Rules: NOTE-27 to NOTE-30. */
export const WebhooksRoute = ({ company }: { readonly company: CompanyWire }) => {
  const webhooks = useWebhooks(company.isAdmin)
  const actions = useWebhookActions()
  const [opened, setOpened] = useState<Opened | null>(null)
  const onClose = (): void => setOpened(null)
  const onDone = (secret: WebhookSecret): void => setOpened({ what: 'secret', secret })
  const open = (what: 'events' | 'log' | 'remove' | 'renew') => (webhook: WebhookView) => setOpened({ what, webhook })
  return (
    <>
      <WebhookSettings
        webhooks={company.isAdmin ? webhooks : null}
        companyName={company.name}
        now={useNow()}
        onNew={() => setOpened({ what: 'new' })}
        onLog={open('log')}
        onEvents={open('events')}
        onSecret={open('renew')}
        onRemove={open('remove')}
        onPing={actions.onPing}
        onSwitch={actions.onSwitch}
      />
      {opened?.what === 'new' && <NewWebhook onDone={onDone} onClose={onClose} />}
      {opened?.what === 'renew' && <NewSecret webhook={opened.webhook} onDone={onDone} onClose={onClose} />}
      {opened?.what === 'log' && <Log webhook={opened.webhook} actions={actions} onClose={onClose} />}
      {opened?.what === 'secret' && (
        <SecretDialog
          title={t('The secret of your webhook')}
          label={t('Secret')}
          secret={opened.secret.secret}
          onClose={onClose}
        />
      )}
      {opened?.what === 'events' && <Events webhook={opened.webhook} onClose={onClose} />}
      {opened?.what === 'remove' && (
        <FormDialog
          title={t('Remove this webhook?')}
          saveText={t('Remove')}
          isDanger
          onSave={() => {
            onClose()
            actions.onRemove(opened.webhook)
          }}
          onClose={onClose}
        >
          <Text>{t('{url} is told nothing from then on, and its log goes.', { url: opened.webhook.url })}</Text>
        </FormDialog>
      )}
    </>
  )
}
