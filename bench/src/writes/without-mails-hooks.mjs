/** As the bundle has them: without white space between the parts of the code, and in lines that may break anywhere. */
const OUTBOX = /\bfunction openOutbox\([^)]*\)\s*\{/;
const INSERT =
  /insert into mails \(key, kind, recipient, recipient_name,[^`]*?from users where id = [^`]*?deleted_at is null/;

/**
 * Makes the server's bundle write no mail with an order, and wake nobody to send one.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.includes('/apps/server/dist/') || !loaded.source) return loaded;
  const source = String(loaded.source)
    .replace(OUTBOX, "$&return{now:new Date(),status:'kept'};")
    .replace(INSERT, '$& and false');
  return { ...loaded, source };
}
