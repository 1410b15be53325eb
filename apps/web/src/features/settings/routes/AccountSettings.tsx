import { type ReactNode, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, FormActions, type FormError } from '@guildhall/ui-kit/Form'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import type { ReturnTo } from '../../../shared/navigation/return-to.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import type { Theme } from '../../../shared/theme/theme.ts'
import { PictureUpload } from '../../files/index.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../shared/components/SettingsFrame/index.ts'
import { ReturnBanner } from '../components/ReturnBanner.tsx'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { NameFields } from '../../../shared/components/NameFields/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** A first and a last name. */
export interface Names {
  readonly firstName: string
  readonly lastName: string
}

/** A user's account as its settings show it. */
export interface AccountView extends Names {
  readonly uuid: string
  readonly picture: string | null
}

export interface AccountSettingsProps {
  readonly account: AccountView
  readonly onSaveNames: (names: Names) => void
  readonly isSaving?: boolean
  readonly errors?: readonly FormError[]
  readonly refusal?: string | null
  readonly onPicture: (file: File) => void
  readonly isUploading?: boolean
  readonly pictureRefusal?: string | null
  readonly pictureHint?: string
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly returnTo?: ReturnTo | null
  /** True once something was saved here: the banner with the link back then says so. */
  readonly isSaved?: boolean
  /** The ways of signing in, and the sessions. */
  readonly children?: ReactNode
}

const none: readonly FormError[] = []

/** The user's own account: picture, name, sign-in, and appearance of the pages. Rule: UI-4. */
export const AccountSettings = ({
  account,
  onSaveNames,
  isSaving = false,
  errors = none,
  refusal = null,
  onPicture,
  isUploading = false,
  pictureRefusal = null,
  pictureHint,
  theme,
  onTheme,
  returnTo = null,
  isSaved = false,
  children,
}: AccountSettingsProps) => {
  const [names, setNames] = useState<Names>({ firstName: account.firstName, lastName: account.lastName })
  const remaining = useRemainingErrors(errors, names)
  return (
    <>
      <ReturnBanner returnTo={returnTo} isSaved={isSaved} />
      <SettingPart title={t('You')}>
        <PictureUpload
          label={t('Your picture')}
          name={`${account.firstName} ${account.lastName}`.trim()}
          id={account.uuid}
          src={account.picture}
          isPending={isUploading}
          refusal={pictureRefusal}
          onFile={onPicture}
          {...(pictureHint === undefined ? {} : { description: pictureHint })}
        />
        <Form label={t('Your name')} hasErrorSummary={false} errors={errors} onSubmit={() => onSaveNames(names)}>
          <FormAlert message={refusal} />
          <NameFields
            value={names}
            onChange={(changes) => setNames({ ...names, ...changes })}
            errors={remaining}
            size="md"
          />
          <FormActions>
            <Button variant="primary" type="submit" isPending={isSaving} pendingLabel={t('Saving')}>
              {t('Save')}
            </Button>
          </FormActions>
        </Form>
      </SettingPart>
      {children}
      <SettingPart title={t('How it looks')}>
        <SettingRows>
          <SettingRow
            label={t('Theme')}
            value={t('On this device')}
            control={
              <SegmentedControl<Theme>
                aria-label={t('Theme')}
                segments={[
                  { id: 'system', label: t('As the system') },
                  { id: 'light', label: t('Light') },
                  { id: 'dark', label: t('Dark') },
                ]}
                value={theme}
                onChange={onTheme}
              />
            }
          />
        </SettingRows>
      </SettingPart>
    </>
  )
}
