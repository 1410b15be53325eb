export const areas: Readonly<Record<string, readonly string[]>>
export function listMissing(patterns: readonly string[], folder: string): readonly string[]
