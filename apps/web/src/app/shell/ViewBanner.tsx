import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { signOut, useSignedIn } from '../../features/session/index.ts'
import { formatTime } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'

export interface ViewBannerProps {
  readonly name: string
  readonly until: string
  readonly onEnd: () => void
}

/** Says to an operator as whom they look at the product, and until when. Rule: MOD-53. */
export const ViewBanner = ({ name, onEnd, until }: ViewBannerProps) => (
  <Banner
    tone="warning"
    title={t('You look as {name}', { name })}
    actions={<Button onPress={onEnd}>{t('End')}</Button>}
  >
    {t('until {time}. Nothing can be changed, and messages and offers stay closed.', { time: formatTime(until) })}
  </Banner>
)

/** Ends the view, at the latest when its time is over, by going back to the person's page for operators. */
export const ViewBannerHost = ({ until }: Pick<ViewBannerProps, 'until'>) => {
  const queries = useQueryClient()
  const { email, firstName, lastName, uuid } = useSignedIn().user
  useEffect(() => {
    const end = (): void => void signOut(queries, `/staff/people/${uuid}`)
    const timer = setTimeout(end, new Date(until).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [queries, until, uuid])
  return (
    <ViewBanner
      name={`${firstName} ${lastName}`.trim() || email}
      until={until}
      onEnd={() => void signOut(queries, `/staff/people/${uuid}`)}
    />
  )
}
