import { toAsciiDigits } from './digits.ts';

/**
 * Ignored in searches: nukta, which many omit in writing, joiners, which change the shape of a word and are seldom
 * typed, and invisible characters.
 */
const leftOut =
  /\u093C|\u09BC|\u0A3C|\u0ABC|\u0B3C|\u0C3C|\u0CBC|\u200C|\u200D|\u034F|\uFE0E|\uFE0F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

/** Accents of Latin letters: José is also written as Jose. */
const accents = /[\u0300-\u036F]/g;

/** A nasal before a consonant of its own group is also written as the sign for any nasal: हिन्दी and हिंदी. */
const devanagariNasals =
  /\u0919\u094D(?=[\u0915-\u0918])|\u091E\u094D(?=[\u091A-\u091D])|\u0923\u094D(?=[\u091F-\u0922])|\u0928\u094D(?=[\u0924-\u0927])|\u092E\u094D(?=[\u092A-\u092D])/g;
const kannadaNasals =
  /\u0C99\u0CCD(?=[\u0C95-\u0C98])|\u0C9E\u0CCD(?=[\u0C9A-\u0C9D])|\u0CA3\u0CCD(?=[\u0C9F-\u0CA2])|\u0CA8\u0CCD(?=[\u0CA4-\u0CA7])|\u0CAE\u0CCD(?=[\u0CAA-\u0CAD])/g;

/**
 * Normalizes a text for all searches, on one line: equates letters that Unicode calls equal, digits of all scripts, and
 * nasals of Kannada and Hindi; removes accents, nukta, joiners and invisible characters. Lower case is left to the
 * database, whose function `folded` applies the same rules to stored texts (D96).
 */
export const foldText = (text: string): string =>
  toAsciiDigits(text.normalize('NFKD').replace(accents, ''))
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0C81/g, '\u0C82')
    .replace(leftOut, '')
    .normalize('NFC')
    .replace(devanagariNasals, '\u0902')
    .replace(kannadaNasals, '\u0C82')
    .replace(/ {2,}/g, ' ');
