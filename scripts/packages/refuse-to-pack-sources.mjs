// Runs before `npm pack` and `npm publish` in a package's own folder, whose exports lead to TypeScript sources that no consumer can load.
console.error('This folder holds sources. `npm run build:packages` makes the tarball to publish, in dist/packages.')
process.exit(1)
