// npm run bench: the product's overhead relative to its peers, each ratio measured in one interleaved run. Under 90 seconds.
const [role] = process.argv.slice(2)

// The measured servers run in processes of their own, started from this file.
if (role === 'product') await import('./servers/product.ts')
else if (role === 'bare-session') await import('./servers/bare-session.ts')
else await import('./run.ts')
