/** Creative & Design: role | USD an hour | field | done… */
export const creative = `
Graphic Designer|50|clear layouts for print and screen|Redrew the packaging of [12-60] products in one family|Designed a yearly report that people actually kept|Made the wayfinding for a campus of [4-12] buildings
UX Designer|80|making difficult services feel obvious|Redesigned a loan application; completion rose by [14-38] percent|Cut a booking flow from [9-14] steps to [3-5]|Ran weekly tests with [5-8] people for a year
UI Designer|65|interfaces with care in every pixel and state|Built a component library of [40-120] parts with its engineers|Restyled a trading screen without moving a trader's hand|Brought an app to AA contrast in both themes
Product Designer|90|taking products from a hunch to something people pay for|Led the redesign of a payroll product used by [4-30] thousand firms|Shipped the first version of a field app with two engineers|Set up the design review that [6-20] designers still use
UX Researcher|85|finding out what people do when nobody is selling to them|Interviewed [60-240] small traders on their own premises|Built a research library with [200-900] tagged findings|Stopped a feature [3-6] weeks before launch, with evidence
Art Director|85|campaigns that look like nobody else's|Led [6-18] campaigns for a food retailer|Directed the photography for a tourism brand across [4-9] regions|Won a pitch with three frames and no deck
Illustrator|50|drawings that do the explaining|Illustrated [3-11] picture books|Drew [80-300] spot illustrations for a health campaign in [4-9] languages|Made a map of a nature reserve that rangers use
Motion Designer|65|movement that explains rather than decorates|Made [20-80] explainer films for an energy client|Built the motion language of a streaming service|Animated the titles of a documentary series
Brand Designer|75|brands that hold together when others use them|Renamed and redrew a logistics group with [300-1500] vehicles|Wrote guidelines of [20-40] pages instead of two hundred|Designed the identity of [8-30] young companies
Service Designer|85|services that work on both sides of the counter|Mapped a permit service and took [20-60] days out of it|Ran co-design with nurses and patients in [4-12] clinics|Prototyped a benefits office in a school hall
Interior Designer|60|rooms that work before they impress|Fitted out [6-30] offices between [400-3000] square metres|Designed a chain of [8-24] coffee shops, each of its own place|Specified furniture for a hotel of [40-160] rooms
Industrial Designer|70|things that can be made, held and repaired|Took a water filter from sketch to [20-80] thousand units|Cut the parts of a lamp from [24-40] to [9-14]|Ran user trials of a wheelchair in three provinces
3D Artist|58|scenes you could walk into|Modelled [60-300] products for an online furniture shop|Built real-time walk-throughs for [6-18] property launches|Made environments for two released games
`
