import { englishAnswers, loadAnswers } from '@namma/contract/answers';
import { describe, expect, it } from 'vitest';
import { translateSentence } from './translate-sentence.ts';

const { messages, fieldNames, membershipDayMessages } = englishAnswers;
const kannada = await loadAnswers('kn');
const hindi = await loadAnswers('hi');

describe('what a schema says, in another language', () => {
  it.each([
    ['a text', messages.emailInvalid, kannada.messages.emailInvalid],
    [
      'the name of a field',
      messages.required(fieldNames.reasonField),
      kannada.messages.required(kannada.fieldNames.reasonField),
    ],
    ['a number', messages.tooLong(500), kannada.messages.tooLong(500)],
    [
      'several parameters',
      messages.numberBetween(fieldNames.ageField, 13, 120),
      kannada.messages.numberBetween(kannada.fieldNames.ageField, 13, 120),
    ],
    [
      'a day',
      membershipDayMessages.pauseBeforeStart('2030-03-04'),
      kannada.membershipDayMessages.pauseBeforeStart('2030-03-04'),
    ],
  ])('keeps %s', (_what, english, translated) => {
    expect(translateSentence(english, kannada)).toBe(translated);
    expect(translated).not.toBe(english);
  });

  it.each([
    'Invalid input: expected string, received undefined',
    'Take no more than fifty of them',
    '',
    'required!',
    kannada.messages.emailInvalid,
    'Choose 99 Zzz 2030 or a later day',
  ])('stays as it is where no table has it: %s', (sentence) => {
    expect(translateSentence(sentence, hindi)).toBe(sentence);
  });
});
