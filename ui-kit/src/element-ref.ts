import type { Ref } from 'react'

/** A ref for a component whose `as` prop decides the element, which TypeScript cannot know. */
export const elementRef = (ref: Ref<HTMLElement> | undefined) => ref as Ref<never>
