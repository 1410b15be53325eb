/** The frame of a screen in the product, and the path that its navigation marks. */
export interface FrameOf {
  readonly kind: 'contractor' | 'employer'
  readonly path: string
}

const employer = (path: string): FrameOf => ({ kind: 'employer', path })
const contractor = (path: string): FrameOf => ({ kind: 'contractor', path })

/** By parts of the paths of stories' files. Pages of visitors have none, and those of operators render theirs themselves. */
const frames: readonly (readonly [RegExp, FrameOf])[] = [
  [/\/features\/employer-dashboard\/routes\//, employer('/dashboard')],
  [/\/features\/search\/routes\//, employer('/search-results')],
  [/\/features\/candidates\/components\/CandidateDrawer\//, employer('/search-results')],
  [/\/features\/bookmarks\/routes\//, employer('/bookmarks')],
  [/\/features\/team\/routes\//, employer('/settings/team')],
  [/\/features\/(audit|billing|settings|templates)\/routes\//, employer('/settings/account')],
  [/\/features\/settings\/components\/(account|privacy)\//, employer('/settings/account')],
  [/\/features\/billing\/components\/subscription\//, employer('/settings/account')],
  [/\/features\/notifications\/routes\/NotificationSettings/, contractor('/settings/account')],
  [/\/features\/resume\/routes\//, contractor('/resume')],
]

/** The frame of the screen in this file; null if it has none. */
export const frameOf = (file: string): FrameOf | null => frames.find(([pattern]) => pattern.test(file))?.[1] ?? null
