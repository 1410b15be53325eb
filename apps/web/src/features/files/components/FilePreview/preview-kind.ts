/** How a file can be looked at in the page. */
export type PreviewKind = 'pdf' | 'docx' | 'image' | 'none'

const endings: readonly (readonly [RegExp, PreviewKind])[] = [
  [/\.pdf$/i, 'pdf'],
  [/\.docx$/i, 'docx'],
  [/\.(png|jpe?g|webp|gif|avif)$/i, 'image'],
]

/** By the ending of its name: the server has made sure that content and ending agree. Rules: FILE-1, FILE-13. */
export const getPreviewKind = (name: string): PreviewKind =>
  endings.find(([ending]) => ending.test(name))?.[1] ?? 'none'
