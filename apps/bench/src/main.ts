// npm run bench: the product beside its parts, as ratios of one interleaved run. npm run bench -- --help
const [role] = process.argv.slice(2)

// The measured servers run in processes of their own, started from this file.
if (role === 'product') await import('./servers/product.ts')
else if (role === 'bare-session') await import('./servers/bare-session.ts')
else if (role === 'live') await import('./servers/live.ts')
else if (role === 'bare-live') await import('./servers/bare-live.ts')
else await import('./command.ts')
