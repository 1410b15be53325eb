import { TOKEN_NAME_MAX_LENGTH, type TokenScope } from '@guildhall/domain/companies'
import { useState } from 'react'
import { Checkbox, CheckboxGroup } from '@guildhall/ui-kit/Checkbox'
import type { FormError } from '@guildhall/ui-kit/Form'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { Select } from '@guildhall/ui-kit/Select'
import { TextField } from '@guildhall/ui-kit/TextField'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { scopesFor, type TypedToken } from '../../api/use-access-tokens.ts'
import { scopeLabels } from './scope-labels.ts'

export interface TokenFormProps extends FormDialogState {
  /** Whether the user may make tokens for services of the company. */
  readonly canBeForService: boolean
  readonly onSubmit: (typed: TypedToken) => void
}

const none: readonly FormError[] = []
const periods = [
  { id: '7', label: t('7 days') },
  { id: '30', label: t('30 days') },
  { id: '90', label: t('90 days') },
  { id: '366', label: t('1 year') },
] as const

/** Asks for the name, the scopes and the end of a new token. Rules: API-41, API-42, API-44. */
export const TokenForm = ({ canBeForService, onSubmit, errors = none, ...state }: TokenFormProps) => {
  const [typed, setTyped] = useState<TypedToken>({ name: '', scopes: [], days: 90, isForService: false })
  const { days, isForService, name, scopes } = typed
  const remaining = useRemainingErrors(errors, { name, scopes, days })
  const offered = scopesFor(isForService)
  const choose = (chosen: readonly string[]) =>
    setTyped({ ...typed, scopes: offered.filter((scope) => chosen.includes(scope)) })
  return (
    <FormDialog
      {...state}
      errors={errors}
      hasSecretAnswer
      title={t('New access token')}
      saveText={t('Make the token')}
      onSave={() => onSubmit(typed)}
    >
      <TextField
        label={t('Name')}
        name="name"
        isRequired
        autoComplete="off"
        maxLength={TOKEN_NAME_MAX_LENGTH}
        description={t('What it is for, so that you know it again.')}
        value={name}
        onChange={(text) => setTyped({ ...typed, name: text })}
        errorMessage={getErrorMessage(remaining, 'name')}
      />
      {canBeForService && (
        <RadioGroup<'own' | 'service'>
          label={t('Whose')}
          options={[
            { id: 'own', label: t('Mine'), description: t('Reads what I may read.') },
            {
              id: 'service',
              label: t('A service of the company'),
              description: t('Reads what an admin may read, and stays when you leave.'),
            },
          ]}
          value={isForService ? 'service' : 'own'}
          onChange={(id) => {
            const allowed: readonly TokenScope[] = scopesFor(id === 'service')
            setTyped({
              ...typed,
              isForService: id === 'service',
              scopes: scopes.filter((scope) => allowed.includes(scope)),
            })
          }}
        />
      )}
      <CheckboxGroup
        label={t('Scopes')}
        name="scopes"
        isRequired
        value={[...scopes]}
        onChange={choose}
        errorMessage={getErrorMessage(remaining, 'scopes')}
      >
        {offered.map((scope) => (
          <Checkbox key={scope} value={scope} description={scopeLabels[scope].description}>
            {scopeLabels[scope].label}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Select
        label={t('Ends after')}
        options={periods}
        value={periods.find(({ id }) => id === String(days))?.id ?? '90'}
        onChange={(id) => setTyped({ ...typed, days: Number(id) })}
        errorMessage={getErrorMessage(remaining, 'days')}
      />
    </FormDialog>
  )
}
