import { bookkeepers } from './people/bookkeepers.ts'
import { dataPeople } from './people/data.ts'
import { designers } from './people/designers.ts'
import { developers } from './people/developers.ts'
import { nurses } from './people/nurses.ts'
import { officePeople } from './people/offices.ts'
import { projectManagers } from './people/project-managers.ts'
import { testers } from './people/testers.ts'
import { trades } from './people/trades.ts'
import { translators } from './people/translators.ts'
import { webDevelopers } from './people/web.ts'
import type { RelevancePerson } from './person.ts'

/** Everyone of the set. */
export const relevancePeople: readonly RelevancePerson[] = [
  ...dataPeople,
  ...developers,
  ...webDevelopers,
  ...testers,
  ...bookkeepers,
  ...projectManagers,
  ...nurses,
  ...designers,
  ...translators,
  ...trades,
  ...officePeople,
]
