import type { Actor } from '../identity/index.ts'
import { clampPage, err, ok, type Page, type PageRequest, type Result } from '../shared/index.ts'
import type { CvView, CvViewLog } from './cv-view-log.port.ts'

export interface ListCvViewsCommand {
  readonly actor: Actor
  /** `limit` is clamped to 1 to 100. */
  readonly page: PageRequest
}

/** Lists the companies that viewed the actor's CV, newest first, each once a day. Rule: FILE-12. */
export const listCvViews =
  ({ cvViews }: { readonly cvViews: Pick<CvViewLog, 'list'> }) =>
  async ({ actor, page }: ListCvViewsCommand): Promise<Result<Page<CvView>, 'forbidden'>> => {
    if (actor.userType !== 'contractor') return err('forbidden')
    return ok(await cvViews.list(actor.accountUuid, clampPage(page)))
  }
