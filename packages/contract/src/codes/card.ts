import { readingsOf, withoutSymbology } from './keyboards.ts';

/**
 * A member's card: a code that changes every 30 seconds, made by the phone and checked by the server (D54). It names the
 * member and its step, and proves both by an HMAC-SHA256 with the secret of the session. It is read as well where a
 * keyboard layout or Caps Lock has changed it, because a scanner types it.
 */

export const CARD_STEP_SECONDS = 30;
/** By how many steps the phone and the server may differ. */
export const CARD_STEPS_APART = 1;

/** The first part of every code: what it is, and its version. */
const PREFIX = 'NS1';
/** 40 bits: eight characters, and nobody can try many. */
const PROOF_BYTES = 5;
const PROOF_CHARACTERS = 8;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_OF_A_CHARACTER = 5;

const STEP_MILLISECONDS = CARD_STEP_SECONDS * 1_000;
const ID_MAX = 2_147_483_647;

export interface CardCode {
  memberId: number;
  step: number;
  proof: string;
}

/** The number of the step at this instant, in milliseconds since 1970. */
export const cardStep = (milliseconds: number): number => Math.floor(milliseconds / STEP_MILLISECONDS);

/** How many milliseconds are left of the step at this instant. */
export const leftOfCardStep = (milliseconds: number): number =>
  STEP_MILLISECONDS - (milliseconds % STEP_MILLISECONDS);

/** What is signed with the secret. */
export const cardMessage = ({ memberId, step }: Pick<CardCode, 'memberId' | 'step'>): string =>
  `${memberId}.${step}`;

/** The part of an HMAC-SHA256 that stands in the code, in base 32. */
export function cardProof(hmac: Uint8Array): string {
  const bits = [...hmac.subarray(0, PROOF_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from(
    { length: PROOF_CHARACTERS },
    (_, n) =>
      ALPHABET[Number.parseInt(bits.slice(n * BITS_OF_A_CHARACTER, (n + 1) * BITS_OF_A_CHARACTER), 2)],
  ).join('');
}

/** `NS1.42.60123456.ABCD2345` */
export const formatCardCode = ({ memberId, step, proof }: CardCode): string =>
  [PREFIX, memberId, step, proof].join('.');

const form = new RegExp(`^${PREFIX}\\.([1-9]\\d{0,9})\\.(\\d{1,10})\\.([A-Z2-7]{${PROOF_CHARACTERS}})$`);

/**
 * Reads the code of a card from what a scanner has typed: capital or small letters, with any keyboard layout. Where a layout only
 * swaps letters, as the German one does, the text may stand for several codes: `readCardCodes` returns all of them.
 * @returns undefined for a text that is no card's code
 */
export const parseCardCode = (text: string): CardCode | undefined => readCardCodes(text)[0];

/** All codes that a scanner may have sent when this was written; the first is the text itself, if it is a code. */
export function readCardCodes(text: string): CardCode[] {
  const codes = readingsOf(text).flatMap((reading) => parseAsTyped(withoutSymbology(reading)) ?? []);
  return codes.filter((code, at) => codes.findIndex(({ proof }) => proof === code.proof) === at);
}

function parseAsTyped(text: string): CardCode | undefined {
  const [, memberId, step, proof] = form.exec(text.toUpperCase()) ?? [];
  if (proof === undefined || Number(memberId) > ID_MAX || Number(step) > ID_MAX) return undefined;
  return { memberId: Number(memberId), step: Number(step), proof };
}
