// Runs before `npm pack` and `npm publish` in a package's own folder, whose exports point to TypeScript sources that consumers cannot load.
console.error('This folder holds sources. `npm run build:packages` makes the tarball to publish, in dist/packages.')
process.exit(1)
