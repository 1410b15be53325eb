/** Media & Communications: role | USD an hour | field | done… */
export const media = `
Communications Specialist|60|saying what is happening, early and plainly|Wrote the communications for a merger of [800-6000] people|Built an internal newsletter that [60-80] in a hundred open|Handled the press through [3-8] serious incidents
Public Relations Consultant|68|stories that journalists want to run|Placed [80-400] stories a year|Trained [40-160] spokespeople|Steered [6-20] clients through bad weeks
Copywriter|58|words that sell without shouting|Wrote [20-90] campaigns for food, banks and phones|Rewrote an insurer's letters; calls fell by [15-35] percent|Named [12-40] products
Content Writer|45|articles that are worth the reader's time|Wrote [200-900] articles on money and work|Took a blog from [4-9] to [60-300] thousand readers a month|Interviewed [80-300] experts
Technical Writer|65|documentation people find and believe|Wrote the API documentation of a payments company with [60-300] endpoints|Cut support tickets by [20-45] percent|Moved [800-4000] pages to docs as code
Editor|52|making good writing better and long writing shorter|Edited [40-160] books and reports|Ran a desk of [4-14] writers|Set the style guide of a news group
Journalist|48|finding things out and getting them right|Reported from [6-20] countries|Broke [4-14] stories that changed a policy|Ran a data desk through [2-4] elections
Video Producer|65|films on time and inside the budget|Produced [40-200] films for companies and charities|Ran shoots in [6-18] countries|Live-streamed [30-140] events
Video Editor|52|the cut that makes the story work|Cut [80-400] short films and [3-9] documentaries|Edited a daily show for [2-5] years|Set up remote editing for [6-20] editors
Podcast Producer|52|conversations worth an hour of your walk|Produced [120-600] episodes of [4-14] shows|Took a series to [30-300] thousand listeners an episode|Built a studio in a cupboard that sounds like a church
Photographer|55|pictures that show people as they are|Photographed [200-900] portraits for companies|Shot [60-300] products a week for a retailer|Had [3-9] solo exhibitions
Translator|45|texts that read as if they were written there|Translated [2-9] million words of law and medicine|Led the localisation of a phone app into [6-20] languages|Interpreted at [60-240] conferences
Community Manager|48|places online where people are kind to each other|Grew a developer community to [8-90] thousand members|Answered [40-120] questions a day with a team of [2-6] volunteers|Ran [30-140] meetups
`
