type Task = () => Promise<unknown>

const tasks = new Set<Task>()

/** Has a task done before the session ends, because it needs one. Returns a function that drops the task. */
export function beforeSignOut(task: Task): () => void {
  tasks.add(task)
  return () => {
    tasks.delete(task)
  }
}

/** Does all that has to be done while there is a session; what fails does not hold up the sign-out. */
export const finishBeforeSignOut = async (): Promise<void> => {
  await Promise.allSettled([...tasks].map((task) => task()))
}
