/** Manufacturing & Supply Chain: role | USD an hour | field | done… */
export const manufacturing = `
Supply Chain Analyst|62|stock in the right place and no more than needed|Took [12-30] percent out of inventory and kept service|Redrew a network of [4-12] depots|Built the model that plans [300-2000] deliveries a day
Demand Planner|62|forecasts that sales and factories both believe|Brought forecast error from [38-45] to [19-27] percent|Ran the monthly planning round for [6-20] markets|Planned [20-80] launches a year
Logistics Coordinator|40|getting loads across borders with the right papers|Moved [80-400] containers a month through two ports|Cut demurrage by [30-65] percent|Ran a cold chain of [20-90] trucks
Procurement Specialist|62|buying that suppliers respect|Renegotiated [40-200] contracts and saved [6-15] percent|Found second sources for [20-90] critical parts|Audited [30-140] suppliers
Production Manager|78|lines that run and people who stay|Lifted line efficiency from [58-66] to [76-86] percent|Led [60-320] people over three shifts|Went [300-900] days without a lost-time injury
Production Planner|48|plans that the floor can follow|Planned [200-1200] works orders a week|Cut lead time from [20-30] days to [7-12]|Brought schedule adherence to [92-98] percent
Manufacturing Engineer|72|making things the same way every time|Brought [6-24] new products into production|Cut changeover from [70-120] minutes to [12-25]|Automated a packing line and retrained its [8-20] people
Quality Engineer|68|stopping defects where they start|Cut customer complaints by [40-70] percent|Took [2-6] plants through IATF 16949|Trained [60-300] operators in statistical control
Industrial Engineer|65|work designed around people|Found [15-30] percent capacity without a new machine|Simulated a depot before anyone poured concrete|Did time studies on [80-300] tasks
Warehouse Manager|55|warehouses that pick right and ship today|Ran [8000-45000] square metres with [40-260] people|Brought picking errors below one in [400-2000]|Moved a warehouse over one long weekend
Maintenance Planner|52|plant that stops when planned and not otherwise|Planned [6-20] shutdowns of [5-15] days|Cut unplanned stops by [25-50] percent|Put [2000-9000] assets into one system
Automation Engineer|80|machines that do as they are told|Commissioned [12-60] PLC and SCADA systems|Rebuilt the controls of a bottling line in a [4-9] day stop|Connected [200-1500] sensors to one historian
`
