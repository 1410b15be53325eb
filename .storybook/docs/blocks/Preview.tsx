import { Example } from './Example.tsx'
import { useStories } from './use-stories.ts'

/** The story at the top of a page: that of this name, else the first. */
export const Preview = ({ story: name }: { readonly story?: string }) => {
  const stories = useStories()
  const story = name === undefined ? stories[0] : stories.find((one) => one.name === name)
  return story === undefined ? null : <Example story={story} />
}
