/** Education & Training: role | USD an hour | field | done… */
export const education = `
Instructional Designer|60|courses that people finish and use|Designed [20-90] courses for a bank's branch staff|Cut induction from [10-15] days to [4-6] and kept the results|Wrote scenario training for [300-1900] call centre agents
E-learning Developer|52|interactive lessons that run everywhere|Built [40-160] modules that work on a cheap phone|Moved a library of old courses off Flash in [4-8] months|Made safety training in [3-7] languages
Corporate Trainer|55|rooms where people speak up and learn|Trained [400-2600] managers in difficult conversations|Ran [30-120] workshops a year, half of them online|Built a train-the-trainer programme for [12-50] sites
Learning and Development Consultant|70|learning that a business can see in its work|Built a leadership programme for [60-300] supervisors|Tied training spend to [4-8] measures the board follows|Ran the skills audit of a mining group
Curriculum Developer|55|programmes with a thread from first lesson to last|Wrote a four-year mathematics programme for [40-300] schools|Revised a technical diploma with [10-30] employers|Wrote teacher guides for [6-12] grades
Mathematics Tutor|38|making mathematics less frightening|Took [60-260] learners through their final exams|Built a bank of [400-1500] worked problems|Taught evening classes for adults going back to study
English Language Teacher|36|English that people dare to use|Taught [200-900] adults in eleven industries|Prepared [40-200] candidates for IELTS, most above their target|Wrote a business English course for logistics staff
Academic Editor|42|making research readable without changing what it says|Edited [80-400] theses and articles|Prepared [12-50] manuscripts that were accepted by journals|Kept the style of a [6-14] volume report
Education Consultant|75|schools and programmes that improve and can show it|Evaluated a reading programme in [40-220] schools|Helped [6-24] colleges through accreditation|Wrote a provincial plan for early childhood centres
Assessor and Moderator|42|fair assessment with the paper to prove it|Assessed [500-3000] portfolios over [6-12] qualifications|Took [4-12] providers through accreditation|Trained [15-60] workplace assessors
Learning Technologist|58|learning systems that lecturers are not afraid of|Moved [300-1500] courses to a new platform over one holiday|Supported [80-400] lecturers through online exams|Built dashboards that find students who are slipping
Executive Coach|120|conversations that leaders cannot have at work|Coached [60-200] executives through new roles|Ran team coaching for [10-30] boards and executive committees|Built the internal coaching bench of a telecoms group
`
