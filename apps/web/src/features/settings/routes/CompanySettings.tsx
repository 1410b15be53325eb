import { useState } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { Form, FormActions, type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { icons } from '@guildhall/ui-kit/Icon'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import type { ReturnTo } from '../../../shared/navigation/return-to.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { PictureUpload } from '../../files/index.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../shared/components/SettingsFrame/index.ts'
import { ReturnBanner } from '../components/ReturnBanner.tsx'
import type { CompanyValues, CompanyView } from '../company-view.ts'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { LeaveGuard, useHasUnsaved } from '../../../shared/components/LeaveGuard/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface CompanySettingsProps {
  readonly company: CompanyView
  readonly onSave: (values: CompanyValues) => void
  readonly isSaving?: boolean
  readonly errors?: readonly FormError[]
  readonly refusal?: string | null
  readonly onLogo: (file: File) => void
  readonly isUploading?: boolean
  readonly logoRefusal?: string | null
  readonly returnTo?: ReturnTo | null
  readonly isSaved?: boolean
}

const verifications: Readonly<Record<CompanyView['verification'], string>> = {
  unverified: t('Not verified yet'),
  domain_verified: t('Domain verified'),
  verified: t('Verified'),
}

const Verification = ({ company }: { readonly company: CompanyView }) => (
  <Badge tone={company.verification === 'unverified' ? 'neutral' : 'info'}>{verifications[company.verification]}</Badge>
)

/** The company as contractors see it; admins can change it, other members see who can. Rules: COMP-9, UI-26. */
export const CompanySettings = (props: CompanySettingsProps) => {
  const { company, returnTo = null, isSaved = false } = props
  return (
    <>
      <ReturnBanner returnTo={returnTo} isSaved={isSaved} />
      <SettingPart title={company.name} aside={<Verification company={company} />}>
        {company.canEdit ? <CompanyForm {...props} /> : <CompanyFacts company={company} />}
      </SettingPart>
      <SettingPart title={t('Size')}>
        <SettingRows>
          <SettingRow
            label={t('{employeeCount} people', { employeeCount: company.employeeCount })}
            value={
              company.seats === 1
                ? t('Part of the price, like the one seat')
                : t('Part of the price, like the {seats} seats', { seats: company.seats })
            }
          />
        </SettingRows>
      </SettingPart>
    </>
  )
}

const none: readonly FormError[] = []
const NONE = t('None given')

const CompanyFacts = ({ company }: { readonly company: CompanyView }) => (
  <>
    <InlineMessage icon={icons.Lock}>{t('An admin of {name} can change this.', { name: company.name })}</InlineMessage>
    <Avatar size="lg" name={company.name} id={company.uuid} src={company.image} />
    <DescriptionList
      items={[
        { id: 'website', term: t('Website'), description: company.website === '' ? NONE : company.website },
        { id: 'email', term: t('E-mail for questions'), description: company.email === '' ? NONE : company.email },
        { id: 'mobile', term: t('Telephone'), description: company.mobile === '' ? NONE : company.mobile },
      ]}
    />
  </>
)

const CompanyForm = ({
  company,
  onSave,
  isSaving = false,
  errors = none,
  refusal = null,
  onLogo,
  isUploading = false,
  logoRefusal = null,
}: CompanySettingsProps) => {
  const { name, website, email, mobile } = company
  const [values, setValues] = useState<CompanyValues>({ name, website, email, mobile })
  const remaining = useRemainingErrors(errors, values)
  const hasUnsaved = useHasUnsaved(values, { isSaving, isRefused: errors.length > 0 || refusal !== null })
  const field = (which: keyof CompanyValues) => ({
    name: which,
    value: values[which],
    onChange: (text: string) => setValues({ ...values, [which]: text }),
    errorMessage: getErrorMessage(remaining, which),
  })
  return (
    <>
      <PictureUpload
        label={t('Logo')}
        name={company.name}
        id={company.uuid}
        src={company.image}
        onFile={onLogo}
        isPending={isUploading}
        refusal={logoRefusal}
        description={t('200 px or more a side; you choose the part that is shown. It stands beside your name.')}
      />
      <Form label={t('Company')} errors={errors} onSubmit={() => onSave(values)}>
        <LeaveGuard isDirty={hasUnsaved} />
        <FormAlert message={refusal} />
        <TextField label={t('Company name')} isRequired autoComplete="organization" {...field('name')} />
        <TextField
          label={t('Website')}
          isRequired
          icon={icons.Globe}
          inputMode="url"
          autoComplete="url"
          description={t('Contractors look at it before they answer.')}
          {...field('website')}
        />
        <FormRow>
          <TextField label={t('E-mail for questions')} type="email" {...field('email')} />
          <TextField label={t('Telephone')} type="tel" {...field('mobile')} />
        </FormRow>
        <FormActions>
          <Button variant="primary" type="submit" isPending={isSaving} pendingLabel={t('Saving')}>
            {t('Save')}
          </Button>
        </FormActions>
      </Form>
    </>
  )
}
