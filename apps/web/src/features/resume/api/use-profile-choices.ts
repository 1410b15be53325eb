import type { ContractorProfile } from '@guildhall/domain/profiles'
import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useChoice } from '../../session/index.ts'

type CvFile = Pick<ContractorProfile, 'cvUrl' | 'cvName'>

/** Pauses or resumes the visibility of the profile. Rule: PROF-23. */
export const usePause = (paused: boolean) =>
  useChoice({
    saved: paused,
    call: (isPaused: boolean) => api.chooseVisibility({ body: { paused: isPaused } }),
    savedMessage: (isPaused) => (isPaused ? t('Paused: employers cannot find you') : t('Employers can find you again')),
  })

/** Changes who may open the CV. */
export const useCvVisibility = (visibility: ContractorProfile['cvVisibility']) =>
  useChoice({
    saved: visibility,
    call: (chosen: ContractorProfile['cvVisibility']) => api.saveUser({ body: { cv_visibility: chosen } }),
    savedMessage: (chosen) =>
      chosen === 'employers'
        ? t('Every employer can open your CV')
        : t('Your CV opens once you have accepted a request'),
    canUndo: true,
  })

/** Changes the CV file; null removes it. */
export const useCvFile = ({ cvName, cvUrl }: CvFile) =>
  useChoice({
    saved: { cvUrl, cvName },
    call: (file: CvFile) => api.saveUser({ body: { cv_doc: file.cvUrl } }),
    savedMessage: (file) => (file.cvUrl === null ? t('CV removed') : t('CV is back')),
    canUndo: true,
  })
