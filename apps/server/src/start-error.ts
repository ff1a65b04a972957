/** Something that keeps the server from starting; its message is the one line the person at the terminal reads (D38). */
export class StartError extends Error {}
