/** Legal & Compliance: role | USD an hour | field | done… */
export const legal = `
Corporate Lawyer|130|transactions that close and agreements people can read|Led [12-50] acquisitions between USD [1-5] million and USD [60-300] million|Wrote the shareholder agreements of [20-80] young companies|Ran due diligence with [4-12] lawyers in three time zones
Legal Counsel|110|legal advice that helps the business say yes safely|Was the only lawyer of a software company with [80-400] people|Cut contract turnaround from [14-25] days to [3-5]|Settled [6-20] disputes before they reached a court
Contracts Manager|80|contracts that both sides still understand in a dispute|Managed [60-300] live construction and supply contracts|Recovered USD [1-8] million in claims|Wrote the templates that [3-9] divisions use
Paralegal|45|careful work that lawyers can rely on|Reviewed [4000-30000] documents for a competition case|Registered [200-900] property transfers|Kept [80-300] matters on their dates
Compliance Manager|85|compliance that people follow because it makes sense|Built the programme of an insurer new to [3-8] countries|Ran [20-80] internal investigations|Took a remediation order off the books in [9-16] months
Data Privacy Consultant|95|privacy that is built in and not bolted on|Took [12-50] organisations through POPIA and GDPR|Answered a breach of [20-300] thousand records inside 72 hours|Did [40-160] impact assessments
Company Secretary|70|boards that are well prepared and on the record|Served [4-14] boards, two of them listed|Moved [6-20] companies to paperless meetings|Prepared [40-160] meetings a year
Legal Operations Specialist|75|legal teams that run like good workshops|Brought [2000-9000] contracts into one searchable place|Cut outside counsel spend by [15-35] percent|Set up intake so that no request is lost
Intellectual Property Attorney|120|protecting what clever people make|Managed [300-1800] trade marks in [20-70] countries|Drafted [40-160] patents in medical devices|Won [12-40] domain and opposition cases
Employment Lawyer|100|work disputes settled early and fairly|Appeared in [80-400] arbitrations|Guided [6-20] retrenchments without litigation|Rewrote contracts for [500-6000] people
Litigation Attorney|110|disputes argued clearly, and settled when that is wiser|Ran [60-240] commercial matters, most settled|Recovered USD [2-18] million for creditors|Won [6-20] urgent applications
Forensic Investigator|90|following money until it stops|Traced USD [1-14] million through [20-90] accounts|Gave evidence in [6-24] hearings|Built the tests that found a payroll of [12-60] ghost workers
`
