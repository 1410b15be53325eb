// Builds the web app where it is not built yet, once for all who start the product afterwards.
import { ensureWebBuild } from '../apps/server/src/web/ensure-web-build.ts'

await ensureWebBuild()
