/** Built files by their names, as far as what each cannot begin without goes. */
export type Imports = ReadonlyMap<string, { readonly imports: readonly string[] }>

/** These files, and everything that they cannot begin without. */
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
