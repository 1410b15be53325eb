import { joinList, type ProfileList } from '@guildhall/domain/profiles'
import type { Answer, FieldErrors } from '@guildhall/rest-contract/client'
import type { FormError } from '@guildhall/ui-kit/Form'
import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useSave } from '../../session/index.ts'
import { type MainProfileValues, refusedMainProfile, toMainProfileWire } from '../components/forms/main-profile.ts'
import {
  type QualificationValues,
  refusedQualification,
  toQualificationWire,
} from '../components/forms/qualification.ts'
import { refusedWorkEntry, type WorkEntryValues, toWorkEntryWire } from '../components/forms/work-entry.ts'

type OnSaved = () => void

const saveList = {
  industries: (items: readonly string[]) => api.saveIndustries({ body: { list_items: joinList(items) } }),
  skills: (items: readonly string[]) => api.saveSkills({ body: { list_items: joinList(items), replace: true } }),
  languages: (items: readonly string[]) => api.saveLanguages({ body: { list_items: joinList(items) } }),
}

const listSaved: Readonly<Record<ProfileList, string>> = {
  industries: t('Industries saved'),
  skills: t('Skills saved'),
  languages: t('Languages saved'),
}

const refusedList = (errors: Readonly<Record<string, readonly string[]>>) => {
  const message = Object.values(errors).flat()[0]
  return message === undefined ? [] : [{ field: 'items', label: t('The list'), message }]
}

/** Saves the address of an uploaded CV. */
export const useSaveCv = (onSaved: OnSaved) =>
  useSave({ call: (url: string) => api.saveUser({ body: { cv_doc: url } }), savedMessage: t('CV saved'), onSaved })

export const useSavePicture = () =>
  useSave({ call: (file: File) => api.setProfileImage({ file }), savedMessage: t('Picture saved') })

export const useSaveMainProfile = (onSaved: OnSaved) =>
  useSave({
    call: (values: MainProfileValues) => api.saveUser({ body: toMainProfileWire(values) }),
    errorsOf: refusedMainProfile,
    savedMessage: t('Profile saved'),
    onSaved,
  })

export const useSaveList = (list: ProfileList, onSaved: OnSaved) =>
  useSave({ call: saveList[list], errorsOf: refusedList, savedMessage: listSaved[list], onSaved })

/** How one kind of entry is saved: a new one with an id from the client, so that a retry does not duplicate it; otherwise the entry is replaced. */
export interface EntrySaving<Values> {
  readonly save: (values: Values, isNew: boolean) => Promise<Answer<unknown, string>>
  readonly refusedErrors: (errors: FieldErrors) => readonly FormError[]
  readonly saved: string
}

export const workEntrySaving: EntrySaving<WorkEntryValues> = {
  save: async ({ uuid, ...values }, isNew) => {
    const sent = { params: { id: uuid }, body: toWorkEntryWire(values) }
    return isNew ? api.addWorkExperience(sent) : api.replaceWorkExperience(sent)
  },
  refusedErrors: refusedWorkEntry,
  saved: t('Work experience saved'),
}

export const qualificationSaving: EntrySaving<QualificationValues> = {
  save: async ({ uuid, ...values }, isNew) => {
    const sent = { params: { id: uuid }, body: toQualificationWire(values) }
    return isNew ? api.putQualification(sent) : api.replaceQualification(sent)
  },
  refusedErrors: refusedQualification,
  saved: t('Education saved'),
}

export const useSaveEntry = <Values>(
  { refusedErrors, save, saved }: EntrySaving<Values>,
  isNew: boolean,
  onSaved: OnSaved,
) =>
  useSave({
    call: async (values: Values) => save(values, isNew),
    errorsOf: refusedErrors,
    savedMessage: saved,
    onSaved,
  })
