/** Sales & Marketing: role | USD an hour | field | done… */
export const sales = `
Digital Marketing Manager|70|marketing that can show what it brought in|Took online sales from [8-15] to [25-45] percent of revenue|Ran budgets of USD [1-6] million a year|Cut the cost of a lead by [25-55] percent
SEO Specialist|58|being found by people who are looking|Grew organic traffic [2-5] times in two years|Moved a shop of [20-300] thousand pages without losing rank|Fixed the structure of [30-140] sites
Performance Marketing Specialist|62|spending advertising money as if it were mine|Managed USD [100-900] thousand a month across five channels|Halved the cost per order in [3-7] months|Ran [80-400] tests a year and kept the notes
Content Marketing Manager|65|content that sales people actually send|Built a library of [80-300] pieces with a team of [3-8]|Brought in [20-45] percent of new leads without paid media|Ran [20-60] webinars a year
Brand Manager|70|brands that grow and know why|Led a drinks brand to [2-6] points more share|Launched [6-20] products, two of them still on the shelf|Managed agencies and USD [1-8] million a year
Marketing Automation Specialist|65|the right message, once|Rebuilt [60-240] journeys in HubSpot and Marketo|Cleaned a database of [200-1900] thousand contacts|Took email revenue up by [20-60] percent
Account Executive|70|selling by asking good questions|Closed [108-135] percent of target in [3-6] of the last six years|Won [12-40] first customers in a new market|Cut the sales cycle from nine months to [4-6]
Business Development Manager|68|opening doors and staying welcome|Signed [20-80] partners in [4-12] countries|Won tenders worth USD [3-25] million|Built the pipeline of a firm that had lived from referrals
Key Account Manager|68|looking after the customers that matter most|Grew [4-9] retail accounts by [15-40] percent|Kept every contract through a recall|Negotiated [6-20] yearly trading terms
Customer Success Manager|65|customers who renew because it works|Took renewals from [80-86] to [92-97] percent|Looked after [40-160] accounts worth USD [2-14] million|Built onboarding that takes [8-15] days instead of sixty
Social Media Manager|48|sounding like a person, every day|Grew accounts to [40-600] thousand followers|Answered within [10-40] minutes through a product recall|Planned [12-30] posts a week over four channels
Product Marketing Manager|82|explaining what a product is for|Launched [8-30] releases of business software|Rewrote the positioning; win rate rose by [6-15] points|Interviewed [60-240] lost customers
Sales Operations Analyst|60|forecasts and territories that add up|Rebuilt Salesforce for [80-600] sellers|Brought forecast error under [6-12] percent|Redrew territories without losing a seller
Market Research Analyst|55|finding out what customers will really pay|Ran [40-160] surveys and [60-240] focus groups|Measured a brand in [6-18] countries for [3-6] years|Found the price that lifted margin by [3-9] percent
`
