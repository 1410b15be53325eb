import { useRouter } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { OptionalPart } from '../../shared/components/OptionalPart/index.ts'
import type { CommandsProps } from './Commands.tsx'
import { useGlobalKeys } from './use-global-keys.ts'

const Commands = lazy(async () => ({ default: (await import('./Commands.tsx')).Commands }))

/** Focuses the search field of the current page, as on the dashboard; false if there is none. */
const focusSearchField = (): boolean => {
  const fields = [...document.querySelectorAll<HTMLElement>('[role="search"] input')]
  const field = fields.find((element) => element.checkVisibility())
  field?.focus()
  return field !== undefined
}

/** Listens for the global shortcuts; the palette itself is loaded when it is first opened. */
export const CommandsHost = ({ nav, shown, onShow: show }: CommandsProps) => {
  const router = useRouter()
  const [wasOpened, setOpened] = useState(false)
  if (shown !== null && !wasOpened) setOpened(true)
  const search = (): void => {
    if (!focusSearchField()) void router.navigate({ to: '/search-results', state: { asksWords: true } })
  }
  const hasSearch = nav.some(({ href }) => href === '/search-results')
  useGlobalKeys({
    onCommands: () => show(shown === 'commands' ? null : 'commands'),
    onHelp: () => show('help'),
    onSearch: hasSearch ? search : undefined,
  })
  return wasOpened ? (
    <OptionalPart>
      <Commands shown={shown} onShow={show} nav={nav} />
    </OptionalPart>
  ) : null
}
