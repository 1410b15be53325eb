export function branchPoint(): string
export function commitOf(name: string): string
export function filesSince(commit: string): readonly string[]
export function reachesProduct(files: readonly string[]): boolean
