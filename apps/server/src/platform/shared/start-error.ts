/** A reason why a process cannot start or a command cannot run. Its message is one line for the terminal (D38). */
export class StartError extends Error {}
