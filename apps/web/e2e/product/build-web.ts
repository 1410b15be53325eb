import { ensureWebBuild } from '../../../server/src/web/ensure-web-build.ts'

/** Builds the web app once, before the products of all workers start and would each build it. */
export default async function buildWeb(): Promise<void> {
  if (!process.env['GUILDHALL_URL']) await ensureWebBuild()
}
