import type { ContractorProfile } from '@guildhall/domain/profiles'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMemo, useState } from 'react'
import { ApiFailure } from '../../../../shared/api/client.ts'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { useInlineFocus } from '../../../../shared/hooks/use-inline-focus.ts'
import { usePause } from '../../api/use-profile-choices.ts'
import { VisibilitySection } from './VisibilitySection.tsx'
import { HideForm, type HideValues } from './HideForm.tsx'
import { useHiddenCompanies } from '../../api/use-hidden-companies.ts'
import { t } from '../../../../shared/i18n/index.ts'

const labels = { name: t('Company'), website: t('Website') }
const empty: HideValues = { name: '', website: '' }

/** The visibility section with its queries and mutations. */
export const VisibilitySectionHost = ({ profile }: { readonly profile: ContractorProfile }) => {
  const pause = usePause(profile.paused)
  const { query, hiding, employers, showing } = useHiddenCompanies()
  const [typed, setTyped] = useState<HideValues | null>(null)
  const place = useInlineFocus<HTMLDivElement>(typed === null ? null : 'company')
  const { error } = hiding
  const refused = useMemo(() => (error instanceof ApiFailure ? toFormErrors(error.errors, labels) : []), [error])
  const close = (): void => {
    hiding.reset()
    setTyped(null)
  }
  const current = profile.workExperiences.filter(({ currentWork }) => currentWork).map(({ company }) => company)
  return (
    <VisibilitySection
      isPaused={pause.value}
      onPause={pause.choose}
      hidden={query.data ?? null}
      problem={query.data === undefined ? (query.error?.message ?? null) : null}
      onRetry={() => void query.refetch()}
      employers={[...new Set(current)]}
      isHiding={employers.isPending}
      onHideFromEmployers={() => employers.mutate()}
      onShow={(company) => showing.mutate(company)}
      form={
        <div ref={place}>
          {typed === null ? (
            <Button size="sm" data-opens="company" variant="quiet" onPress={() => setTyped(empty)}>
              <Icon icon={icons.Plus} />
              {t('Hide from a company')}
            </Button>
          ) : (
            <HideForm
              values={typed}
              onChange={(changes) => setTyped({ ...typed, ...changes })}
              isPending={hiding.isPending}
              errors={refused}
              refusal={error !== null && refused.length === 0 ? error.message : null}
              onClose={close}
              onSave={() =>
                hiding.mutate(typed, {
                  onSuccess: ({ name }) => {
                    toasts.show({ text: t('{name} cannot find you', { name }), tone: 'success' })
                    close()
                  },
                })
              }
            />
          )}
        </div>
      }
    />
  )
}
