import type { ReactNode } from 'react'
import { LIST_NAMES } from '@guildhall/domain/reference'
import { Tabs } from '@guildhall/ui-kit/Tabs'
import { t } from '../../../../shared/i18n/index.ts'
import { listLabels } from '../../list-labels.ts'
import type { ListPage } from '../../staff-nav.ts'
import { StaffPage } from '../StaffFrame/index.ts'

const pages: readonly ListPage[] = [...LIST_NAMES, 'synonyms']

export interface ListFrameProps {
  readonly tab: ListPage
  /** At the end of the title's line. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** The page of all lists, a tab for each. Rules: MOD-51, MOD-75. */
export const ListFrame = ({ aside, children, tab }: ListFrameProps) => (
  <StaffPage title={t('Lists')} aside={aside}>
    <Tabs
      label={t('Lists')}
      selectedId={tab}
      tabs={pages.map((id) => ({
        id,
        label: id === 'synonyms' ? t('Synonyms') : listLabels[id].title,
        href: `/staff/lists/${id}`,
        content: id === tab ? children : null,
      }))}
    />
  </StaffPage>
)
