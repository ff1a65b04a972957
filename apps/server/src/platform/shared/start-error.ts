/**
 * A reason why a process cannot start or a command cannot run. Its message is one line for the person at the terminal
 * (D38).
 */
export class StartError extends Error {}
