/** Built files by their names, with their static imports. */
export type Imports = ReadonlyMap<string, { readonly imports: readonly string[] }>

/** These files and all their static imports, direct and indirect. */
export function loadedWith(built: Imports, starts: readonly string[]): ReadonlySet<string> {
  const loaded = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue
    loaded.add(file)
    waiting.push(...(built.get(file)?.imports ?? []))
  }
  return loaded
}
