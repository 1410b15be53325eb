import { NUMBERS_RANGE_DEFAULT, NUMBERS_RANGES } from '@guildhall/domain/moderation'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useNumbers, useNumbersExport } from '../api/use-numbers.ts'
import { type NumbersView, StaffNumbersPage } from './StaffNumbersPage.tsx'

/** Range and view are in the address, so that the page can be shared and reloaded. */
const useShown = () => {
  const navigate = useNavigate()
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const query = new URLSearchParams(searchStr)
  const range = NUMBERS_RANGES.find((weeks) => String(weeks) === query.get('weeks')) ?? NUMBERS_RANGE_DEFAULT
  const view: NumbersView = query.get('view') === 'table' ? 'table' : 'charts'
  const show = (name: string, value: string): void => {
    query.set(name, value)
    void navigate({ href: `${pathname}?${query.toString()}`, replace: true })
  }
  return { range, view, show }
}

/** What operators steer by. Rule: MOD-70. */
export const StaffNumbersRoute = () => {
  usePageTitle(t('Numbers'))
  const { range, show, view } = useShown()
  const { isExporting, onExport } = useNumbersExport()
  return (
    <StaffNumbersPage
      numbers={useNumbers(range)}
      range={range}
      view={view}
      isExporting={isExporting}
      onRange={(weeks) => show('weeks', String(weeks))}
      onView={(shown) => show('view', shown)}
      onExport={() => onExport(range)}
    />
  )
}
