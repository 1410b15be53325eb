// A component from its own path is loaded alone, with its styles; `@guildhall/ui-kit` has all of them.
import { Badge, Stack, TextField } from '@guildhall/ui-kit'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { useState } from 'react'

/** Asks for an address, and says whom it has invited. */
export const InvitePage = () => {
  const [email, setEmail] = useState('')
  const [invited, setInvited] = useState<readonly string[]>([])
  const invite = () => {
    setInvited([...invited, email])
    setEmail('')
  }
  return (
    <Stack as="main">
      <Card title="Invite your team">
        <Stack align="start">
          <TextField label="E-mail address" type="email" value={email} onChange={setEmail} />
          <Button onPress={invite} isDisabled={email === ''}>
            Invite
          </Button>
          {invited.map((one) => (
            <Badge key={one}>{one}</Badge>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
