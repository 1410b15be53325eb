/** How a file can be previewed. */
export type PreviewKind = 'pdf' | 'docx' | 'image' | 'none'

const endings: readonly (readonly [RegExp, PreviewKind])[] = [
  [/\.pdf$/i, 'pdf'],
  [/\.docx$/i, 'docx'],
  [/\.(png|jpe?g|webp|gif|avif)$/i, 'image'],
]

/** By the file's extension: the server has checked that it matches the content. Rules: FILE-1, FILE-13. */
export const getPreviewKind = (name: string): PreviewKind =>
  endings.find(([ending]) => ending.test(name))?.[1] ?? 'none'

/** Whether a file is shown as a picture. */
export const isPicture = (name: string): boolean => getPreviewKind(name) === 'image'
