/** Healthcare & Life Sciences: role | USD an hour | field | done… */
export const healthcare = `
Clinical Research Associate|72|trial sites that are ready when the auditor comes|Monitored [12-40] sites in [3-8] trials|Brought a late study back on track with [80-300] patients recruited|Closed [6-18] sites without an open query
Clinical Data Manager|75|trial data that locks on the planned day|Locked [8-24] databases, none reopened|Cut query turnaround from [12-20] days to [3-6]|Built standard forms used in [6-20] studies
Biostatistician|98|clear answers from clinical data|Wrote the analysis plans of [6-20] phase II and III trials|Found the coding error that explained an odd safety signal|Defended the analysis before [2-5] regulators
Regulatory Affairs Specialist|75|getting products to patients with the paperwork right|Registered [20-80] products with [3-6] authorities|Answered [30-120] regulator questions inside their deadlines|Moved a portfolio to electronic submissions
Medical Writer|72|clinical writing that says exactly what was found|Wrote [12-50] clinical study reports|Turned [20-60] trials into summaries patients can read|Led the writing of a successful marketing application
Epidemiologist|75|finding out who falls ill, where and why|Ran surveillance for measles over [4-9] provinces|Evaluated HIV programmes in [60-300] clinics|Published [6-20] peer-reviewed papers
Health Informatics Specialist|80|records that follow the patient|Connected [12-60] hospitals over FHIR|Rolled out electronic records to [40-220] clinics|Cut duplicate patient files by [30-70] percent
Pharmacist|52|safe medicines and honest advice|Ran a hospital pharmacy with [200-700] beds|Cut dispensing errors by [30-60] percent|Set up chronic medicine delivery for [2000-12000] patients
Occupational Health Nurse|42|keeping people well at work|Ran medical surveillance for [600-4000] miners|Set up [3-9] on-site clinics|Vaccinated [2000-9000] staff in one season
Healthcare Consultant|105|hospitals and funders that work for patients|Opened [2-6] theatres by changing the timetable alone|Built the case for a network of [8-30] day clinics|Cut emergency waiting time by [20-45] percent
Pharmacovigilance Officer|65|watching medicines after they are sold|Processed [2000-9000] safety cases on time|Set up drug safety for a company entering [4-12] markets|Passed [3-7] inspections
Quality Assurance Specialist|65|quality systems that help people do it right|Closed [80-400] deviations and their causes|Took a laboratory to ISO 15189 in [9-16] months|Qualified [20-80] suppliers
Biomedical Engineer|58|equipment that works when it is needed|Looked after [800-4000] devices in [4-14] hospitals|Commissioned [20-120] ventilators in six weeks|Cut repair time by [25-50] percent
`
