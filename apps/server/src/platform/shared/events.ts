import type { Tx } from '../db/types.ts';

/** Events that a lower area reports to upper ones, by name, with their payload. */
export interface Events {
  /** An account was created at the desk or by an import. */
  'member added': { userId: number; phone: string };
  /** Somebody has accepted an invitation to the staff. */
  'staff joined': { userId: number };
}

/** Handlers of one module. They run within the transaction of the emitter, so an error rolls back its work too. */
export type EventHandlers = {
  [Name in keyof Events]?: (tx: Tx, event: Events[Name]) => Promise<unknown>;
};

let subscribers: readonly EventHandlers[] | undefined;

/** Sets the handlers of all modules, in the order in which they run. */
export function subscribe(handlers: readonly EventHandlers[]): void {
  subscribers = handlers;
}

/** Runs the handlers of an event one after another. */
export async function emit<Name extends keyof Events>(
  tx: Tx,
  name: Name,
  event: Events[Name],
): Promise<void> {
  // Without this check a command that does not load modules.ts would skip the handlers silently.
  if (!subscribers) throw new Error(`Nothing is subscribed to events; import modules.ts before "${name}"`);
  for (const handlers of subscribers) await handlers[name]?.(tx, event);
}
