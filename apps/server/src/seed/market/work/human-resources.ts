/** Human Resources: role | USD an hour | field | done… */
export const humanResources = `
HR Business Partner|75|people decisions that leaders can stand behind|Supported [300-1800] people through a merger|Brought regretted departures down by [20-45] percent|Rebuilt the performance process so that it takes a day, not a month
HR Generalist|52|looking after people from offer to farewell|Was the first HR person of [2-4] young companies|Hired and settled in [60-240] people a year|Wrote a handbook people refer to
Recruiter|52|hiring well without wasting anyone's time|Filled [80-300] roles a year in [18-30] days each|Cut agency spend by [40-80] percent|Trained [30-120] hiring managers to interview
Technical Recruiter|62|talking to engineers in their own terms|Hired [60-260] engineers in [4-9] countries|Raised the reply rate to [35-60] percent by writing shorter messages|Built the interview kit for [8-20] roles
Talent Acquisition Partner|68|hiring plans that match the business plan|Opened an office of [40-160] people in nine months|Took offer acceptance from [62-70] to [84-93] percent|Built graduate intake for [3-8] universities
Payroll Specialist|48|paying everybody right, on the day|Ran payroll for [400-6000] people in [2-7] countries|Moved [6-20] entities to one system between two paydays|Reconciled [3-6] years of tax certificates
Compensation and Benefits Analyst|70|pay that is fair and can be explained|Built salary bands for [600-4000] people|Closed a pay gap of [4-11] percent in two review rounds|Redesigned sales incentives for [80-300] people
People Operations Specialist|60|quiet systems behind happy teams|Set up people operations for a remote company in [6-20] countries|Automated [20-60] routine steps of joining and leaving|Ran engagement surveys that led to [8-20] changes
HRIS Analyst|68|HR systems that give straight answers|Rolled out Workday to [2000-14000] people|Cleaned [8-15] years of job data|Built the headcount report the board uses
Organisational Development Consultant|80|teams and structures that fit the work|Redesigned an organisation of [300-2000] people with them, not for them|Ran culture work in [4-12] plants|Coached [10-40] leadership teams
Employee Relations Specialist|65|hard conversations handled fairly|Chaired [80-400] hearings, few of them appealed|Represented employers in [60-240] conciliations and arbitrations|Agreed wages with [2-6] unions without a lost day
Diversity and Inclusion Consultant|70|workplaces where more people can do their best|Built employment equity plans for [6-24] companies|Doubled the share of women in a technical graduate intake|Trained [400-2500] interviewers
`
