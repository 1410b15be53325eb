import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ratesFromWire, useSignedIn } from '../../session/index.ts'
import { type EditPart, parseEditPart } from '../edit-parts.ts'
import { ownProfileFromSession } from '../from-wire.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { CvSectionHost } from '../components/cv/CvSectionHost.tsx'
import { VisibilitySectionHost } from '../components/visibility/VisibilitySectionHost.tsx'
import { ImportDrop } from '../components/import/ImportDrop.tsx'
import { useProfileImport } from '../api/use-profile-import.ts'
import { ResumePage } from './ResumePage.tsx'
import { useUnsavedSections } from '../api/use-unsaved-sections.ts'
import { useEntryDeletion } from '../api/use-entry-deletion.ts'
import { SectionNotes } from '../components/vetting/SectionNotes.tsx'
import { useResubmit } from '../api/use-resubmit.ts'
import { VettingBanner } from '../components/vetting/VettingBanner.tsx'
import { t } from '../../../shared/i18n/index.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'

const loadEditor = () => import('../components/editors/Editor.tsx')
const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }))
const ImportPageHost = lazy(async () => ({
  default: (await import('../components/import/ImportPageHost.tsx')).ImportPageHost,
}))

const EmployerPreview = lazy(async () => ({
  default: (await import('../components/preview/EmployerPreview.tsx')).EmployerPreview,
}))

/** The user's own profile; the address contains the open section. Rule: PROF-5. */
export const ResumeRoute = () => {
  usePageTitle(t('Profile'))
  const session = useSignedIn()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const own = ownProfileFromSession(session)
  const deletion = useEntryDeletion()
  const resubmission = useResubmit()
  const { discard, unsaved } = useUnsavedSections(session.user.uuid, own?.profile ?? null)
  const [openedAt] = useState(() => new Date())
  const part = parseEditPart(search['edit'])
  const id = typeof search['id'] === 'string' ? search['id'] : 'new'
  const open = (to: EditPart, entry?: string): void =>
    void navigate({
      to: '/resume',
      search: { edit: to, ...(entry === undefined ? {} : { id: entry }) },
      resetScroll: false,
    })
  const close = (): void => void navigate({ to: '/resume', search: {}, resetScroll: false })
  const importing = useProfileImport(session.user.uuid, () => open('Import'), close)
  useEffect(() => {
    // Preloads the forms while the profile loads, so that the first one opens immediately.
    loadEditor().catch(() => undefined)
  }, [])
  if (own === null) return null
  if (part === 'Import' && importing.read !== null) {
    return (
      <Suspense>
        <ImportPageHost
          file={importing.read}
          importing={importing}
          onCancel={() => {
            importing.forget()
            close()
          }}
        />
      </Suspense>
    )
  }
  const profile = {
    ...own.profile,
    workExperiences: own.profile.workExperiences.filter(({ uuid }) => !deletion.isHidden(uuid)),
    qualifications: own.profile.qualifications.filter(({ uuid }) => !deletion.isHidden(uuid)),
  }
  return (
    <ResumePage
      profile={profile}
      hiddenReason={own.hiddenReason}
      vetting={own.vetting}
      onEdit={open}
      unsaved={unsaved}
      onDiscard={discard}
      onDeleteEntry={(uuid) => {
        const entry = own.profile.workExperiences.find((candidate) => candidate.uuid === uuid)
        if (entry !== undefined) deletion.removeWork(entry)
      }}
      onDeleteQualification={(uuid) => {
        const entry = own.profile.qualifications.find((candidate) => candidate.uuid === uuid)
        if (entry !== undefined) deletion.removeQualification(entry)
      }}
      standing={
        <VettingBanner
          status={own.profile.vettingStatus}
          vetting={own.vetting}
          isSending={resubmission.isSending}
          onResubmit={resubmission.resubmit}
        />
      }
      aside={
        <ImportDrop
          reading={importing.reading}
          error={importing.error}
          onFile={importing.take}
          onCancel={importing.cancel}
          undoUntil={importing.undoUntil}
          isUndoing={importing.isUndoing}
          onUndo={importing.undo}
        />
      }
      sections={
        <>
          <PanelBoundary>
            <CvSectionHost
              profile={own.profile}
              notes={<SectionNotes section="Cv" reasons={own.vetting.reasons} />}
              onUpload={() => open('Cv')}
            />
          </PanelBoundary>
          <PanelBoundary>
            <VisibilitySectionHost profile={own.profile} />
          </PanelBoundary>
        </>
      }
    >
      {search['see'] === 'employer' && (
        <Suspense>
          <EmployerPreview profile={own.profile} rates={ratesFromWire(session)} now={openedAt} onClose={close} />
        </Suspense>
      )}
      {part !== null && (
        <Suspense>
          <Editor part={part} id={id} profile={own.profile} session={session} onClose={close} />
        </Suspense>
      )}
    </ResumePage>
  )
}
