import { toListCode } from '@guildhall/domain/reference'
import { useState } from 'react'
import { useCountryPlace } from '../../api/use-country-place.ts'
import { useSaveMainProfile } from '../../api/use-save-profile.ts'
import { useSuggestedList } from '../../../../shared/lists/use-list.ts'
import { usePlaces } from '../../../../shared/places/use-places.ts'
import { forgetFirstAnswers, readFirstAnswers } from '../../../sign-up/index.ts'
import { useFormDraft } from '../../../../shared/drafts/use-form-draft.ts'
import { mainProfileErrors, mainProfileValues, type MainProfileValues } from '../forms/main-profile.ts'
import { MainProfileForm } from '../forms/MainProfileForm.tsx'
import type { SectionEditorProps } from './types.ts'

/** Waits for the country of the sign-up, so that the form opens with it. */
export const MainProfileEditor = (props: SectionEditorProps) => {
  const { profile, session } = props
  const [answers] = useState(() => readFirstAnswers(session.user.uuid))
  const country = useCountryPlace(profile.locationTitle === null ? (answers?.countryCode ?? null) : null)
  if (country.isLoading) return null
  const initial = mainProfileValues(profile, answers)
  const place = country.data ?? null
  const saved =
    place === null
      ? initial
      : { ...initial, locationTitle: place.title, latitude: place.latitude, longitude: place.longitude }
  const isBegun = place !== null || (answers !== null && profile.opportunityType === null)
  const saidYears = profile.introduction === null ? (answers?.years ?? null) : null
  return <Open {...props} saved={saved} isBegun={isBegun} saidYears={saidYears} />
}

interface OpenProps extends SectionEditorProps {
  readonly saved: MainProfileValues
  readonly isBegun: boolean
  readonly saidYears: number | null
}

const Open = ({ profile, opened, onClose, saved, isBegun, saidYears }: OpenProps) => {
  const draft = useFormDraft({ ...opened, saved, current: mainProfileValues(profile, null) })
  const [typed, setTyped] = useState('')
  const { places, isLoading } = usePlaces(typed)
  const titles = useSuggestedList('job-titles')
  const saving = useSaveMainProfile(() => {
    if (profile.industries.length > 0) forgetFirstAnswers()
    draft.clear()
    onClose()
  })
  return (
    <MainProfileForm
      values={draft.values}
      onChange={draft.change}
      titles={titles}
      industries={profile.industries.map(toListCode)}
      places={{ found: places, isLoading, onType: setTyped }}
      isBegun={isBegun}
      saidYears={saidYears}
      isDraft={draft.isChanged}
      isPending={saving.isPending}
      errors={saving.errors}
      refusal={saving.refusal}
      onClose={onClose}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onSave={() => saving.save(draft.values, mainProfileErrors(draft.values, profile))}
    />
  )
}
