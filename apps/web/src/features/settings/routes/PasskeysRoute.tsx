import { useState } from 'react'
import { usePasskeys, useRenamePasskey } from '../api/use-passkeys.ts'
import { PasskeyNameForm, RemovePasskeyForm } from '../components/account/PasskeyForms.tsx'
import { Passkeys, type PasskeyView } from '../components/account/Passkeys.tsx'
import { ProveIdentityDialog } from '../components/account/ProveIdentityDialog.tsx'

interface RenameDialogProps {
  readonly passkey: PasskeyView
  readonly onClose: () => void
}

const RenameDialog = ({ passkey, onClose }: RenameDialogProps) => {
  const { send, ...state } = useRenamePasskey(passkey, onClose)
  return <PasskeyNameForm {...state} initial={passkey.name} onSubmit={send} onClose={onClose} />
}

/** The user's passkeys; nothing where the browser cannot make any and the user has none. Rules: IDEN-60, IDEN-66. */
export const PasskeysRoute = () => {
  const [now] = useState(() => new Date())
  const { isProving, onCancel, onProved, remove, ...state } = usePasskeys()
  const [renamed, setRenamed] = useState<PasskeyView | null>(null)
  const [removed, setRemoved] = useState<PasskeyView | null>(null)
  const { canAdd, passkeys } = state
  if (!canAdd && (passkeys.state === 'loading' || (passkeys.state === 'ready' && passkeys.value.length === 0)))
    return null
  return (
    <>
      <Passkeys {...state} now={now} onRename={setRenamed} onRemove={setRemoved} />
      {renamed !== null && <RenameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      {removed !== null && (
        <RemovePasskeyForm
          name={removed.name}
          onSubmit={() => {
            setRemoved(null)
            void remove(removed)
          }}
          onClose={() => setRemoved(null)}
        />
      )}
      {isProving && <ProveIdentityDialog onProved={onProved} onClose={onCancel} />}
    </>
  )
}
