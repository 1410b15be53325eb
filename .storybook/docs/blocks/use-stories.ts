import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

export type Story = ReturnType<DocsContextProps['componentStories']>[number]

/** The stories of the page, without those that only test. */
export function useStories(): readonly Story[] {
  const { componentStories } = useContext(DocsContext)
  return componentStories().filter(({ tags }) => !tags.includes('test-only'))
}
