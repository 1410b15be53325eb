// Builds the web app if it is not built yet, once for all later starts of the product.
import { ensureWebBuild } from '../apps/server/src/web/ensure-web-build.ts'

await ensureWebBuild()
