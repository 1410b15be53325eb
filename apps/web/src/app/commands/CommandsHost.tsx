import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { CommandsProps } from './Commands.tsx'
import { useGlobalKeys } from './use-global-keys.ts'

const Commands = lazy(async () => ({ default: (await import('./Commands.tsx')).Commands }))

/** Goes to the words of a search that the page itself has, as the dashboard does; false where there is none. */
const focusWords = (): boolean => {
  const fields = [...document.querySelectorAll<HTMLElement>('[role="search"] input')]
  const words = fields.find((field) => field.checkVisibility())
  words?.focus()
  return words !== undefined
}

/** Listens for the keys of the whole product; the palette itself comes with its first use. */
export const CommandsHost = ({ nav, shown, onShow: show }: CommandsProps) => {
  const router = useRouter()
  const [wasAsked, setAsked] = useState(false)
  if (shown !== null && !wasAsked) setAsked(true)
  const search = (): void => {
    if (!focusWords()) void router.navigate({ to: '/search-results', state: { asksWords: true } })
  }
  const hasSearch = nav.some(({ href }) => href === '/search-results')
  useGlobalKeys({
    onCommands: () => show(shown === 'commands' ? null : 'commands'),
    onHelp: () => show('help'),
    onSearch: hasSearch ? search : undefined,
  })
  return wasAsked ? (
    <Suspense fallback={null}>
      <Commands shown={shown} onShow={show} nav={nav} />
    </Suspense>
  ) : null
}
