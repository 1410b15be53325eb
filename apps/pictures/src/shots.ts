import type { Story } from './stories.ts'

/** The sizes of pictures, in CSS pixels; the height grows with the page. */
export const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
  narrow: { width: 320, height: 640 },
} as const
export type Size = keyof typeof sizes

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What a story says about its pictures by its globals. */
export interface StoryGlobals {
  readonly viewport: string | null
  readonly theme: string | null
}

/** One picture of a story. */
export interface Shot {
  readonly size: Size
  readonly theme: Theme
}

const isSize = (name: string | null): name is Size => name !== null && name in sizes
const isTheme = (name: string | null): name is Theme => themes.some((theme) => theme === name)

/** A screen is pictured on a desk and a phone, a component on a desk, either only so if the story sets its size or its theme. */
export function shotsOf(story: Pick<Story, 'title'>, { viewport, theme }: StoryGlobals): readonly Shot[] {
  const isScreen = story.title.startsWith('Screens/')
  const chosen: readonly Size[] = isSize(viewport) ? [viewport] : isScreen ? ['desk', 'phone'] : ['desk']
  return chosen.flatMap((size) => (isTheme(theme) ? [theme] : themes).map((one) => ({ size, theme: one })))
}

/** The name of a picture: `kit-button--default desk dark`. */
export const nameOf = (story: Pick<Story, 'id'>, { size, theme }: Shot): string => `${story.id} ${size} ${theme}`
