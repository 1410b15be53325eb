/** Construction & Engineering: role | USD an hour | field | done… */
export const construction = `
Civil Engineer|75|roads, drains and earthworks that last|Designed [18-90] km of rural roads and their drainage|Redesigned a stormwater system after two floods; it has held since|Supervised bulk earthworks on a site of [12-60] hectares
Structural Engineer|80|structures that stand up and can be built|Designed the frame of a [6-22] storey residential block|Took [80-300] tons of steel out of a warehouse roof by re-analysis|Checked the strengthening of a hospital that stayed open
Site Engineer|60|getting what is drawn built, on level and on time|Set out and checked a bridge of [4-11] spans|Ran concrete works of [2000-9000] cubic metres with a [4-12] person crew|Closed [200-800] snags before handover
Quantity Surveyor|70|knowing what a building costs before it does|Settled final accounts on [6-20] contracts without arbitration|Kept a hospital extension of USD [8-40] million within its budget|Measured and priced a mixed-use scheme in [3-6] weeks
Construction Project Manager|90|sites that finish safely and without surprises|Handed over [3-9] schools for one department, all before term began|Ran a team of [8-24] subcontractors on a live retail site|Brought a late office fit-out back to its date
Electrical Engineer|80|power systems that stay on|Designed [2-9] substations and their protection|Cut a mine's outages by [20-55] percent with a new earthing and protection study|Commissioned rooftop solar of [2-18] MW over [10-40] sites
Mechanical Engineer|78|pumps, plant and buildings that run as designed|Redesigned the cooling of a data hall and saved [18-35] percent of its power|Specified pumps for a scheme of [12-70] megalitres a day|Led a shutdown of [9-21] days, finished a day early
Process Engineer|88|plants that make more with less|Lifted recovery at a concentrator by [1-4] points|Led [6-18] hazard studies for a chemicals client|Took a water works from design to first flow
Architect|75|buildings people can find their way through|Designed a clinic prototype that was built [3-9] times|Took a library from competition to opening|Turned a warehouse of [2000-9000] square metres into homes
BIM Coordinator|65|models that agree with each other|Ran coordination for a hospital with [6-14] disciplines and [900-4000] clashes closed|Wrote the BIM execution plan for a rail client|Set up a common data environment used by [40-160] people
Health and Safety Officer|50|sites where everybody goes home|Went [400-1100] days without a lost-time injury on one site|Rebuilt the permit system of a refinery shutdown|Trained [200-900] workers in two languages
Geotechnical Engineer|82|knowing the ground before anyone builds on it|Designed retaining walls up to [8-18] m for a road widening|Ran site investigation with [20-90] boreholes in dolomite|Stabilised a slope above a live railway
Renewable Energy Engineer|85|solar and storage that banks will lend to|Was owner's engineer for [40-180] MW of solar|Sized storage for [6-20] clinics off the grid|Found [3-7] percent more energy by redesigning a layout
`
