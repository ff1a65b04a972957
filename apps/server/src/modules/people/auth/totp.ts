import { generateSync, verifySync } from 'otplib';

/** RFC 6238 parameters assumed by every authenticator app: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
export const SECRET_BYTES = 20;

/** Phone clocks are rarely further off, and a code is typed within this time. */
const ACCEPTED_SECONDS = 30;
/** A code further off than this is treated as wrong. */
const RECOGNISED_SECONDS = 300;

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Returns the 30-second step that contains an instant. */
export const stepAt = (instant: Date): number => Math.floor(secondsOf(instant) / STEP_SECONDS);

/** Returns the code that an app shows at an instant. */
export const codeAt = (secret: Buffer, instant: Date): string =>
  generateSync({ secret, epoch: secondsOf(instant) });

/**
 * Finds the step of a six-digit code. Accepts at most one step before or after now; a phone with a wrong clock shows
 * codes of other steps.
 */
export function findStep(
  secret: Buffer,
  token: string,
  now: Date,
): { step: number; isAccepted: boolean } | undefined {
  const within = (epochTolerance: number) =>
    verifySync({ secret, token, epoch: secondsOf(now), epochTolerance });
  // Always computes both, so that the response time does not depend on the code.
  const [accepted, recognised] = [within(ACCEPTED_SECONDS), within(RECOGNISED_SECONDS)];
  const found = accepted.valid ? accepted : recognised;
  return found.valid ? { step: stepAt(now) + found.delta, isAccepted: accepted.valid } : undefined;
}
