// The manifest that a tarball carries. Inside the workspace `exports` leads to the TypeScript sources, so that nothing has to be built
// first; here each target becomes the built file and its declarations. There is one list of exports: this one is derived from it.

/** Consumers need none of these, and `scripts` would run on their machines. */
const workspaceOnly = new Set(['private', 'scripts', 'devDependencies'])

const built = (target) => {
  const source = /^\.\/(.+)\.tsx?$/.exec(target)
  if (source === null) return target.replace('./', './dist/')
  return { types: `./dist/${source[1]}.d.ts`, default: `./dist/${source[1]}.js` }
}

/** Takes a package's manifest as it stands in the workspace. */
export function publishedManifest(manifest) {
  const kept = Object.entries(manifest).filter(([key]) => !workspaceOnly.has(key))
  const exports = Object.entries(manifest.exports).map(([subpath, target]) => [subpath, built(target)])
  return { ...Object.fromEntries(kept), exports: Object.fromEntries(exports) }
}
