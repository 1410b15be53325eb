/** Data & Analytics: role | levels | head | skills. */
export const data = `
Data Engineer|JMSLP|Head of Data Engineering|Python, SQL, Airflow, dbt, Snowflake, Kafka, Spark, AWS, Terraform, Data modelling, Docker, Databricks, BigQuery, Great Expectations, Azure Data Factory, ETL, CI/CD, PostgreSQL
Data Analyst|JMSL|Head of Analytics|SQL, Excel, Power BI, Tableau, Python, Data cleaning, Dashboard design, A/B testing, Statistics, Looker, Google Analytics, Stakeholder management, Data storytelling, KPI design, BigQuery
Data Scientist|JMSLP|Head of Data Science|Python, Machine learning, pandas, scikit-learn, SQL, Statistics, Feature engineering, A/B testing, PyTorch, Time series forecasting, Experiment design, Jupyter, XGBoost, Causal inference, Data storytelling, NLP
Machine Learning Engineer|JMSLP|Head of Machine Learning|Python, PyTorch, TensorFlow, MLOps, Kubernetes, Docker, Feature stores, Model serving, MLflow, LLM applications, Vector databases, AWS SageMaker, Model monitoring, Ray, Hugging Face, CI/CD
Analytics Engineer|JMSL||dbt, SQL, Snowflake, Data modelling, Looker, BigQuery, Git, Data testing, Python, Airflow, Dimensional modelling, Metrics layers, Fivetran, Data documentation, Redshift
BI Developer|JMSL|Head of Business Intelligence|Power BI, DAX, SQL Server, SSIS, SSAS, Tableau, Data warehousing, Power Query, Dimensional modelling, Report design, T-SQL, Azure Synapse, Row-level security, Qlik Sense, SSRS
Data Architect|MSLP|Chief Data Architect|Data architecture, Data modelling, Data governance, Data mesh, Snowflake, Azure, Master data management, Kafka, Data lakehouse, Dimensional modelling, Data Vault 2.0, Reference architecture, Metadata management, ArchiMate, Data cataloguing
Data Governance Analyst|JMSL|Head of Data Governance|Data governance, Data quality, Collibra, Metadata management, Data lineage, DAMA-DMBOK, Data cataloguing, Data stewardship, Policy writing, POPIA, GDPR, Master data management, Business glossaries, Data ownership
Statistician|JMSP||Statistics, R, SAS, Survey sampling, Experimental design, Bayesian statistics, Regression modelling, Stata, Mixed models, Survival analysis, Data visualisation, Official statistics, Report writing, Power analysis
Big Data Engineer|MSL||Spark, Hadoop, Scala, Kafka, Hive, Python, Databricks, AWS EMR, Flink, Airflow, Delta Lake, Parquet, NoSQL, Stream processing, SQL
ETL Developer|JMS||ETL, SSIS, SQL Server, Informatica, Talend, Python, T-SQL, Data warehousing, Data migration, Azure Data Factory, Oracle, Data mapping, Stored procedures, Data quality, Performance tuning
Data Platform Engineer|MSLP|Head of Data Platform|Kubernetes, Terraform, AWS, Airflow, Kafka, Python, BigQuery, Docker, dbt, Observability, Cost optimisation, Data contracts, CI/CD, Iceberg, Access control
GIS Analyst|JMS|GIS Manager|ArcGIS, QGIS, Spatial analysis, PostGIS, Remote sensing, Python, Cartography, GeoJSON, Drone mapping, Spatial databases, Land use planning, FME, Google Earth Engine, LiDAR
`
