import { SAVED_SEARCH_NAME_MAX_LENGTH } from '@guildhall/domain/search'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { Select } from '@guildhall/ui-kit/Select'
import { TextField } from '@guildhall/ui-kit/TextField'
import { useId, useState } from 'react'
import type { SavedSearchForm } from '../../api/use-saved-searches.ts'
import { digests, visibilities } from './choices.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface SaveSearchDialogProps {
  /** The default name of a saved search. */
  readonly suggested: string
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  readonly refusal?: string | null
  readonly onSave: (form: SavedSearchForm) => void
  readonly onClose: () => void
}

/** Saves a search with a name, for the user or the team, with a digest of new candidates. Rules: SRCH-36, SRCH-38. */
export const SaveSearchDialog = ({
  suggested,
  isPending = false,
  errors,
  refusal = null,
  onSave,
  onClose,
}: SaveSearchDialogProps) => {
  const id = useId()
  const [form, setForm] = useState<SavedSearchForm>({ name: suggested, visibility: 'private', digest: 'weekly' })
  const change = (changes: Partial<SavedSearchForm>): void => setForm({ ...form, ...changes })
  return (
    <Dialog
      title={t('Save this search')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" type="submit" form={id} isPending={isPending} pendingLabel={t('Saving')}>
            {t('Save search')}
          </Button>
        </>
      }
    >
      <Form id={id} label={t('Save this search')} onSubmit={() => onSave(form)} errors={errors} hasErrorSummary={false}>
        {refusal !== null && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        <TextField
          label={t('Name')}
          name="name"
          isRequired
          maxLength={SAVED_SEARCH_NAME_MAX_LENGTH}
          value={form.name}
          onChange={(name) => change({ name })}
          errorMessage={errors?.find(({ field }) => field === 'name')?.message}
        />
        <RadioGroup
          label={t('Who sees it')}
          options={visibilities}
          value={form.visibility}
          onChange={(visibility) => change({ visibility })}
        />
        <Select
          label={t('Mail me who is new')}
          options={digests}
          value={form.digest}
          onChange={(digest) => change({ digest })}
        />
      </Form>
    </Dialog>
  )
}
