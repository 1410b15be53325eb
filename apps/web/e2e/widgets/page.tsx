import { liteClient } from 'algoliasearch/lite'
import { createRoot } from 'react-dom/client'
import {
  Configure,
  Highlight,
  Hits,
  InstantSearch,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  Stats,
  useGeoSearch,
} from 'react-instantsearch'

// A page as somebody builds it with the hosted service's public widgets: only the host is changed. The address names it, and the key.

const given = new URLSearchParams(location.search)
const client = liteClient('guildhall', given.get('key') ?? '', {
  hosts: [{ url: given.get('host') ?? '', protocol: 'http', accept: 'readWrite' }],
})

interface Person {
  readonly objectID: string
  readonly job_title: string
  readonly [field: string]: unknown
}

const CAPE = { northEast: { lat: -33, lng: 19 }, southWest: { lat: -35, lng: 18 } }

const MapList = () => {
  const { clearMapRefinement, items, refine } = useGeoSearch()
  return (
    <section aria-label="Map">
      <button onClick={() => refine(CAPE)}>Search the Cape</button>
      <button onClick={clearMapRefinement}>Search everywhere</button>
      <p>{items.map(({ _geoloc }) => `${_geoloc.lat}, ${_geoloc.lng}`).join('; ')}</p>
    </section>
  )
}

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(
  <InstantSearch searchClient={client} indexName="users" insights={false}>
    <Configure hitsPerPage={2} clickAnalytics />
    <SearchBox placeholder="Job title" />
    <Stats />
    <section aria-label="Skills">
      <RefinementList attribute="skills" searchable limit={5} />
    </section>
    <section aria-label="Rate">
      <RangeInput attribute="rate" />
    </section>
    <MapList />
    <section aria-label="People">
      <Hits<Person> hitComponent={({ hit }) => <Highlight hit={hit} attribute="job_title" />} />
    </section>
    <Pagination />
  </InstantSearch>,
)
