import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { toCandidateDocument, visibleCandidate } from '@guildhall/domain/search'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { CandidateProfile } from '../../../candidates/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface EmployerPreviewProps {
  readonly profile: ContractorProfile
  readonly rates: ExchangeRateTable
  readonly now: Date
  readonly onClose: () => void
}

/** The contractor's own response rate is calculated on the server and not available here. */
const answers = { responseRate: 0, respondsFast: false }

/** The contractor's own profile as an employer sees it, by the same visibility rule. Rule: SRCH-24. */
export const EmployerPreview = ({ profile, rates, now, onClose }: EmployerPreviewProps) => {
  const document = toCandidateDocument(profile, rates, answers, now)
  return (
    <Drawer isOpen size="md" isFlush title={t('As an employer sees it')} onOpenChange={onClose}>
      {document === null ? (
        <EmptyState
          illustration="search"
          title={t('Employers see nothing yet')}
          actions={
            <LinkButton variant="primary" href="/resume?edit=MainProfile">
              {t('Complete your profile')}
            </LinkButton>
          }
        >
          {t('Your profile is shown once its main part is complete.')}
        </EmptyState>
      ) : (
        <CandidateProfile
          candidate={{ ...visibleCandidate(document), messageStatus: null, contactState: null }}
          lens={{ search: null, rates, now, viewer: '' }}
        />
      )}
    </Drawer>
  )
}
