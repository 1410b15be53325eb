/** Data & Analytics: role | USD an hour | field | done… */
export const data = `
Data Engineer|105|pipelines that finance can close the month on|Moved [120-600] nightly jobs to Airflow and dbt; month-end close went from five days to two|Cut the warehouse bill by [20-45] percent without losing a dashboard|Built meter data ingestion for [300-1900] thousand homes
Data Analyst|62|answering the question behind the question|Replaced [40-140] reports with [6-14] that are read|Found why [8-19] percent of baskets were abandoned, and it was the postage|Taught [20-90] colleagues to write their own SQL
Data Scientist|105|models that earn their keep in production|Built a churn model that saved [900-6000] accounts a year|Forecast demand for [400-3000] products with [12-30] percent less error|Ran [15-60] experiments and killed half the ideas early
Machine Learning Engineer|120|getting models out of notebooks and keeping them well|Cut inference cost by [30-70] percent and kept the latency|Built the feature store behind [8-26] models|Put document reading with language models into daily use for [60-400] clerks
Analytics Engineer|92|metrics that mean the same thing in every meeting|Modelled [80-300] tables in dbt with tests on every one|Settled [12-40] definitions of revenue into one|Moved a company from spreadsheets to Looker in [4-9] months
BI Developer|72|dashboards that load before the coffee cools|Cut report refresh from four hours to [6-20] minutes|Built the sales cockpit for [100-900] users with row-level security|Rebuilt a warehouse of [20-60] fact tables
Data Architect|125|data landscapes that a newcomer can understand|Designed the data platform of a bank with [3-9] million customers|Split one overloaded warehouse into [6-14] owned domains|Wrote the integration standards that [10-30] teams follow
Data Governance Analyst|70|knowing who owns which data and why|Catalogued [400-2500] critical data elements with named owners|Cut duplicate customers by [20-60] percent|Prepared the data side of a privacy audit with no findings
Statistician|80|surveys and trials that answer what was asked|Designed a household survey of [4-18] thousand people|Analysed [6-20] agricultural field trials|Re-weighted a national panel after the census
Big Data Engineer|105|streams that keep up on the worst day|Processed [2-9] billion events a day on Spark and Kafka|Moved a Hadoop cluster of [40-160] nodes to the cloud|Cut a fraud feed's delay from minutes to [2-8] seconds
ETL Developer|65|moving data between systems that never met|Migrated [200-900] SSIS packages to the cloud|Loaded [10-25] years of policy history with every total reconciled|Halved the nightly window
Data Platform Engineer|110|platforms that teams can use without asking|Gave [12-40] teams their own pipelines with guard rails|Ran Kafka and Airflow for three years with [2-5] short outages|Cut onboarding of a data source from [3-6] weeks to two days
GIS Analyst|58|maps that decide where things go|Mapped [300-1400] km of pipeline servitudes|Built a land cover map of a province from satellite images|Gave a municipality its first complete address layer
`
