import { createHmac, timingSafeEqual } from 'node:crypto';

/** As in RFC 6238 with the parameters that every authenticator app takes by default: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
export const SECRET_BYTES = 20;

/** The step of 30 seconds that an instant is in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The code of a step (RFC 4226, 5.3): an HMAC of its number, cut to six digits. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac('sha1', secret).update(counter).digest();
  const offset = hmac.readUInt8(hmac.length - 1) & 0xf;
  const number = hmac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** A clock of a phone is seldom further off, and a code is typed within this. */
const STEPS_ACCEPTED = 1;
/** Five minutes: further off, a code is not told from a wrong one. */
const STEPS_TOLD = 10;

/**
 * The step whose code this is, one before or after now at most. `otherTime`: of a step further off, as a phone with a wrong
 * clock shows it.
 */
export function findStep(secret: Buffer, code: string, now: Date): number | 'otherTime' | undefined {
  const current = stepAt(now);
  let found: number | undefined;
  // All of them, whichever it is, so that the time says nothing.
  for (let away = STEPS_TOLD; away >= -STEPS_TOLD; away--)
    if (isCode(secret, current + away, code) && (found === undefined || Math.abs(away) <= STEPS_ACCEPTED))
      found = current + away;
  if (found === undefined) return undefined;
  return Math.abs(found - current) <= STEPS_ACCEPTED ? found : 'otherTime';
}

function isCode(secret: Buffer, step: number, code: string): boolean {
  const right = Buffer.from(codeOfStep(secret, step));
  const typed = Buffer.from(code);
  return right.length === typed.length && timingSafeEqual(right, typed);
}
