import {
  type AsyncZippable,
  type FlateCallback,
  strFromU8,
  strToU8,
  unzip,
  unzipSync,
  zipSync,
} from 'fflate/browser';

// Replaces `fflate` in the build (vite.config.ts): its asynchronous functions start workers from blob addresses, which the
// content security policy blocks, and then never answer.

const zip = (parts: AsyncZippable, answer: FlateCallback): void => answer(null, zipSync(parts));

export { strFromU8, strToU8, unzip, unzipSync, zip, zipSync };
