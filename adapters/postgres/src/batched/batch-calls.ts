import DataLoader from 'dataloader'

/** How long a call waits for others, in milliseconds. */
const WAIT_MS = 5
/** Calls that are answered together. */
const BATCH = 32

/**
 * Answers calls that come within 5 ms of each other together, up to 32 of them. If that fails, each is answered alone, so that none fails
 * for another.
 */
export function batchCalls<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const answerAlone = async (question: Question): Promise<Answer | Error> => {
    try {
      const [answer] = await answerAll([question])
      return answer as Answer
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }
  const loader = new DataLoader<Question, Answer>(
    (questions) => answerAll(questions).catch(() => Promise.all(questions.map(answerAlone))),
    { cache: false, maxBatchSize: BATCH, batchScheduleFn: (run) => setTimeout(run, WAIT_MS) },
  )
  return (question) => loader.load(question)
}
