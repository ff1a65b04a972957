import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import type { Filled } from './fill.ts';

export interface Tokens {
  admin: string;
  /** A token for each regular, in the order of their ids. */
  members: string[];
  /** A token for each buyer, in the order of their ids. */
  buyers: string[];
}

/**
 * Makes sessions of the admin, the regulars and the buyers directly, because hashing thousands of passwords takes
 * long.
 */
export async function signIn(db: Database, { firstMember, regulars, buyers }: Filled): Promise<Tokens> {
  const [admin] = await db.query<{ id: number }>(
    `select user_id as id from staff where preset = 'owner' limit 1`,
  );
  if (!admin) throw new Error('The product has made no admin.');
  const tokens = Array.from({ length: regulars + buyers }, (_, i) => tokenOf(`member ${i}`));
  const ids = tokens.map((_, i) => firstMember + i);
  const adminToken = tokenOf('admin');
  const hashes = [adminToken, ...tokens].map((token) => createHash('sha256').update(token).digest('hex'));
  await db.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select decode(hash, 'hex'), user_id, now() + interval '1 day' from unnest($1::text[], $2::int[]) as s (hash, user_id)`,
    [hashes, [admin.id, ...ids]],
  );
  return { admin: adminToken, members: tokens.slice(0, regulars), buyers: tokens.slice(regulars) };
}

/** A token in the real format, 256 bits in base64url; the shop exists for minutes on this machine only. */
const tokenOf = (whose: string) => createHash('sha256').update(whose).digest('base64url');
