/** What a place for files takes: MIME types ("image/png", "image/*") and extensions (".docx"), and how large. */
export interface FileLimits {
  readonly accept: readonly string[]
  /** Bytes. */
  readonly maxSize?: number | undefined
}

const matches = (file: File, rule: string): boolean => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase())
  if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1))
  return file.type === rule
}

/** Why a file is refused, or undefined when it may come in. */
export const validateFile = (file: File, { accept, maxSize }: FileLimits): 'type' | 'size' | undefined => {
  if (accept.length > 0 && !accept.some((rule) => matches(file, rule))) return 'type'
  return maxSize !== undefined && file.size > maxSize ? 'size' : undefined
}

/** A size a reader understands: 482 kB, 3.1 MB. Decimal, as file managers show it. */
export const formatFileSize = (bytes: number, locale = 'en'): string => {
  const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [bytes / 1_000_000, 'MB']
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount)} ${unit}`
}
