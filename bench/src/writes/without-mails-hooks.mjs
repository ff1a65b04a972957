/** As the bundle has it: without white space, and in lines that may break anywhere. */
const BEGINNING = /\bfunction openOutbox\([^)]*\)\s*\{/;

/**
 * Makes the function of the server's bundle that opens the outbox return nothing, so that no mail is written.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.includes('/apps/server/dist/') || !loaded.source) return loaded;
  const source = String(loaded.source);
  return { ...loaded, source: source.replace(BEGINNING, '$&return;') };
}
