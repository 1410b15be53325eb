/** Accepted MIME types ("image/png", "image/*") and extensions (".docx"), and the maximum size. */
export interface FileLimits {
  readonly accept: readonly string[]
  /** Bytes. */
  readonly maxSize?: number | undefined
}

const matches = (file: File, pattern: string): boolean => {
  if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern.toLowerCase())
  if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1))
  return file.type === pattern
}

/** Why a file is rejected, or undefined if it is accepted. */
export const validateFile = (file: File, { accept, maxSize }: FileLimits): 'type' | 'size' | undefined => {
  if (accept.length > 0 && !accept.some((pattern) => matches(file, pattern))) return 'type'
  return maxSize !== undefined && file.size > maxSize ? 'size' : undefined
}

/** Formats a size as 482 kB or 3.1 MB: decimal units, as file managers show them. */
export const formatFileSize = (bytes: number, locale = 'en'): string => {
  const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [bytes / 1_000_000, 'MB']
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount)} ${unit}`
}
