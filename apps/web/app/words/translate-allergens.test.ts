import { describe, expect, it } from 'vitest';
import * as en from './en/allergens';
import * as hi from './hi/allergens';
import * as kn from './kn/allergens';

describe('the allergens of a label', () => {
  it.each([
    ['Milk and soy', 'ಹಾಲು ಮತ್ತು ಸೋಯಾ', 'दूध और सोया'],
    ['milk, Soya, and EGGS', 'ಹಾಲು, ಸೋಯಾ ಮತ್ತು ಮೊಟ್ಟೆ', 'दूध, सोया और अंडा'],
    ['Peanut', 'ಕಡಲೆಕಾಯಿ', 'मूँगफली'],
    ['May contain gluten', 'ಇರಬಹುದು: ಗ್ಲುಟೆನ್', 'हो सकता है: ग्लूटेन'],
    [
      'Contains: milk. May contain traces of almonds & cashew nuts.',
      'ಹಾಲು; ಅಂಶ ಇರಬಹುದು: ಬಾದಾಮಿ ಮತ್ತು ಗೋಡಂಬಿ',
      'दूध; अंश हो सकते हैं: बादाम और काजू',
    ],
  ])('are shown in the language of the page: %s', (text, kannada, hindi) => {
    expect([en, kn, hi].map((words) => words.allergensIn(text))).toEqual([text, kannada, hindi]);
  });

  it.each([
    ['an allergen that the list does not have', 'Milk and durian'],
    ['the negation of one', 'No milk'],
    ['more about one', 'Milk (lactose below 0.1 g)'],
    ['what an admin wrote in Kannada', 'ಹಾಲು ಮತ್ತು ಸೋಯಾ'],
    ['the name of a property', 'constructor'],
    ['an unfinished list', 'Milk,'],
  ])('stay as they were written, with %s', (_what, text) => {
    expect([kn, hi].map((words) => words.allergensIn(text))).toEqual([text, text]);
  });
});
