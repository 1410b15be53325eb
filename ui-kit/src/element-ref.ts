import type { Ref } from 'react'

/** A ref for a component whose `as` chooses the element: TypeScript cannot tell which of the elements it will get. */
export const elementRef = (ref: Ref<HTMLElement> | undefined) => ref as Ref<never>
