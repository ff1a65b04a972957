import { expect, it } from 'vitest';
import { readPriceWords } from './search-price.ts';

it.each([
  ['under 400', '', { uptoRupees: 400 }],
  ['protein under 500', 'protein', { uptoRupees: 500 }],
  ['protein-under-500', 'protein', { uptoRupees: 500 }],
  ['₹500', '', { uptoRupees: 500 }],
  ['rs.500 oats', 'oats', { uptoRupees: 500 }],
  ['whey below Rs 2,000', 'whey', { uptoRupees: 2000 }],
  ['oats less than 300 rupees', 'oats', { uptoRupees: 300 }],
  ['up to 300', '', { uptoRupees: 300 }],
  ['500/- whey', 'whey', { uptoRupees: 500 }],
  ['whey above 1500', 'whey', { fromRupees: 1500 }],
  ['whey more than ₹1,500', 'whey', { fromRupees: 1500 }],
  ['between 200 and 500 bars', 'bars', { fromRupees: 200, uptoRupees: 500 }],
  ['bars ₹200-₹500', 'bars', { uptoRupees: 500, fromRupees: 200 }],
  ['whey 1000-2000', 'whey', { fromRupees: 1000, uptoRupees: 2000 }],
  ['bars ₹200-500', 'bars', { fromRupees: 200, uptoRupees: 500 }],
  ['500 ರೂಪಾಯಿ ಒಳಗೆ', '', { uptoRupees: 500 }],
  ['ಪ್ರೋಟೀನ್ 500ಕ್ಕಿಂತ ಕಡಿಮೆ', 'ಪ್ರೋಟೀನ್', { uptoRupees: 500 }],
  ['ಪ್ರೋಟೀನ್ ₹1000 ಮೇಲೆ', 'ಪ್ರೋಟೀನ್', { fromRupees: 1000 }],
  ['प्रोटीन 500 रुपये से कम', 'प्रोटीन', { uptoRupees: 500 }],
  ['५०० से कम', '', { uptoRupees: 500 }],
  ['500 तक', '', { uptoRupees: 500 }],
  ['1000 रुपये से ज़्यादा', '', { fromRupees: 1000 }],
])('%s is %j with %j', (text, rest, prices) => {
  expect(readPriceWords(text)).toEqual({ text: rest, prices });
});

it.each([
  '250g creatine',
  'creatine 250 g',
  'under 500 g',
  'omega 3',
  'whey 2 kg',
  'pre-workout',
  'bcaa 2-1',
  'creatine 250-500 g',
  '60 capsules',
  'underarmour',
  '',
])('%j has no price in it and stays as it is', (text) => {
  expect(readPriceWords(text)).toEqual({ text, prices: {} });
});
