/** Information Technology: role | USD an hour | field | done… */
export const informationTechnology = `
Software Developer|85|software that is still pleasant to change in year five|Rewrote the pricing engine of an insurer with [900-4000] tests around it|Took release from every quarter to [2-5] times a week|Paid off a [6-12] year old code base piece by piece
Front-end Developer|80|interfaces that feel quick and work for everybody|Cut page load from [5-9] seconds to under two|Built a design system used by [6-20] teams|Brought a public service to AA accessibility
Back-end Developer|88|services that answer in milliseconds and fail politely|Split an order system into [6-18] services with no day of downtime|Took an API from [200-500] to [2000-9000] requests a second|Built the ledger behind a wallet with [200-1900] thousand users
Full-stack Developer|85|taking a feature from a sketch to production alone|Built a booking platform that serves [80-400] clinics|Shipped [4-12] products for young companies, three of them still growing|Replaced a spreadsheet that ran a factory
Mobile Developer|88|apps that people keep on their first screen|Took a banking app from under three stars to above four|Built offline field apps for [300-2500] technicians|Cut crash reports by [70-95] percent
DevOps Engineer|95|deployments nobody has to stay up for|Moved [30-140] services to Kubernetes|Cut build time from [40-70] minutes to [5-9]|Put the whole estate of [3-8] cloud accounts into Terraform
Site Reliability Engineer|110|systems that page people less every month|Brought pages from [60-140] a week to [4-12]|Set service levels for [10-40] teams and held them|Ran the response to [20-70] serious incidents
Cloud Architect|120|cloud estates that are safe and affordable|Moved [80-400] workloads out of two data centres|Cut a yearly cloud bill by USD [200-1900] thousand|Designed the landing zone for a group of [6-20] companies
QA Tester|52|finding the defect before a customer does|Tested [12-40] releases of a payments app|Built a regression suite of [300-1500] cases|Cut escaped defects by [40-75] percent
Test Automation Engineer|75|test suites that people trust and that finish before lunch|Automated [600-3000] checks with Playwright and cut a week's testing to [20-50] minutes|Removed [80-300] flaky tests|Brought contract tests to [10-30] services
Cyber Security Analyst|82|seeing the attack while it is still small|Built detection for [60-240] attack techniques|Answered [40-180] incidents, one of them on a public holiday|Took a company of [300-2000] people to ISO 27001
Systems Administrator|52|servers and accounts that just work|Looked after [80-600] servers on three sites|Moved [300-2500] mailboxes over one weekend|Restored everything after a ransomware attack in [2-4] days
Network Engineer|72|networks you forget are there|Rolled out SD-WAN to [40-300] branches|Rebuilt a campus network of [200-900] access points|Cut outages by [40-70] percent with one clean design
Solutions Architect|115|designs that teams can actually build|Designed the integration of [12-40] systems after a merger|Led the architecture of a health platform with [2-9] million records|Wrote decisions down, [60-200] of them, and taught teams to do so
Product Manager|98|products that do fewer things better|Launched a lending product to [40-400] thousand customers|Cut a roadmap of [60-120] items to nine and shipped them|Ran discovery with [80-300] customers in person
Scrum Master|75|teams that deliver and still like each other|Worked with [6-18] teams in finance and retail|Cut lead time from [30-60] days to [6-14]|Took a department from yearly to monthly releases
ERP Consultant|98|ERP projects that end|Led finance in [6-18] SAP and Dynamics roll-outs|Ran the cutover of [4-14] plants without a lost shipment|Moved [20-80] million records with totals that agreed
Salesforce Developer|92|Salesforce that stays maintainable|Rebuilt quoting for [200-1200] sales people|Retired [60-240] old triggers and flows|Connected Salesforce to [5-14] systems
Database Administrator|80|databases that are quick, safe and backed up|Looked after [60-400] databases with a restore test every month|Cut the slowest [20-60] queries to under a second|Moved an Oracle estate to PostgreSQL in [9-18] months
IT Support Technician|36|patient help that solves it the first time|Answered [40-90] tickets a week with [85-96] percent solved on first contact|Set up [150-900] laptops for a new office|Wrote the help pages that cut calls by a third
`
