import { ensureWebBuild } from '../../../server/src/web/ensure-web-build.ts'

/** Builds the web app once; otherwise the product of each worker would build it at its start. */
export default async function buildWeb(): Promise<void> {
  if (!process.env['GUILDHALL_URL']) await ensureWebBuild()
}
