// The manifest of a tarball. Inside the workspace `exports` points to the TypeScript sources, so that nothing has to be built
// first; here each target becomes the built file and its declarations. This list of exports is derived from that one.

/** Consumers need none of these, and `scripts` would run on their machines. */
const workspaceOnly = new Set(['private', 'scripts', 'devDependencies'])

const built = (target) => {
  const source = /^\.\/(.+)\.tsx?$/.exec(target)
  if (source === null) return target.replace('./', './dist/')
  return { types: `./dist/${source[1]}.d.ts`, default: `./dist/${source[1]}.js` }
}

/** Derives the published manifest from that of the workspace. */
export function publishedManifest(manifest) {
  const entries = Object.entries(manifest).filter(([key]) => !workspaceOnly.has(key))
  const exports = Object.entries(manifest.exports).map(([subpath, target]) => [subpath, built(target)])
  return { ...Object.fromEntries(entries), exports: Object.fromEntries(exports) }
}
