import { distinct, type ProfileList } from '@guildhall/domain/profiles'
import { toListCode } from '@guildhall/domain/reference'
import { useState } from 'react'
import { useSaveList } from '../../api/use-save-profile.ts'
import { readFirstAnswers } from '../../../sign-up/index.ts'
import { useFormDraft } from '../../../../shared/drafts/use-form-draft.ts'
import { useList, useSuggestedList } from '../../../../shared/lists/use-list.ts'
import { IndustriesForm } from '../forms/IndustriesForm.tsx'
import { LanguagesForm } from '../forms/LanguagesForm.tsx'
import { SkillsForm } from '../forms/SkillsForm.tsx'
import type { SectionEditorProps } from './types.ts'

/** The editor of industries, skills or languages. The main industry of the sign-up is preselected if none is saved. */
export const ListEditor = ({
  profile,
  session,
  opened,
  onClose,
  list,
}: SectionEditorProps & { readonly list: ProfileList }) => {
  const [initial] = useState(() => {
    const industry = readFirstAnswers(session.user.uuid)?.industry ?? ''
    return list === 'industries' && profile.industries.length === 0 && industry !== '' ? [industry] : profile[list]
  })
  const draft = useFormDraft({ ...opened, saved: { items: initial }, current: profile[list] })
  const close = (): void => {
    draft.clear()
    onClose()
  }
  const saving = useSaveList(list, close)
  const listed = useSuggestedList('skills', list === 'skills')
  const industries = useList('industries', list === 'industries')
  const form = {
    items: draft.values.items,
    onChange: (items: readonly string[]) => draft.change({ items }),
    isDraft: draft.isChanged,
    isPending: saving.isPending,
    errors: saving.errors,
    refusal: saving.refusal,
    onClose,
    onCancel: close,
    onSave: () => saving.save(draft.values.items),
  }
  if (list === 'industries') return <IndustriesForm {...form} offered={industries} saved={profile.industries} />
  if (list === 'languages') return <LanguagesForm {...form} />
  return (
    <SkillsForm
      {...form}
      offered={distinct(profile.workExperiences.flatMap(({ skills }) => skills))}
      listed={listed}
      industries={profile.industries.map(toListCode)}
    />
  )
}
