import { englishAnswers, loadAnswers } from '@namma/contract/answers';
import { said } from '@namma/contract/default-errors';
import { line } from '@namma/contract/fields';
import { refusedFirstDay } from '@namma/contract/memberships/limits';
import { describe, expect, it } from 'vitest';
import { withLocale } from '../shared/messages.ts';
import { translateErrors, translateText } from './translate-errors.ts';

const { messages, fieldNames, valueMessages } = englishAnswers;
const kannada = await loadAnswers('kn');
const hindi = await loadAnswers('hi');
translateErrors();

const name = line(5, said(messages.required, fieldNames.nameField));
const faultOf = (value: unknown) => name.safeParse(value).error?.issues[0]?.message;

describe('the sentence of a schema', () => {
  it('is in the language of the caller, with its parameters and the name of the field', () => {
    expect(faultOf('')).toBe('Name required!');
    expect(withLocale(kannada, () => faultOf(''))).toBe(
      kannada.messages.required(kannada.fieldNames.nameField),
    );
    expect(withLocale(hindi, () => faultOf('too long'))).toBe(hindi.messages.tooLong(5));
  });

  it('is in the language of the caller where Zod finds the fault', () => {
    const fault = withLocale(kannada, () => name.min(1).max(5).safeParse(1).error?.issues[0]?.message);

    expect(fault).toBe(kannada.messages.required(kannada.fieldNames.nameField));
  });

  it('is in the language of the caller where a rule finds the fault', () => {
    const running = { startDate: '2030-03-04', today: '2030-03-01' } as Parameters<typeof refusedFirstDay>[0];

    expect(withLocale(kannada, () => refusedFirstDay(running, '2030-03-02'))).toBe(
      kannada.membershipDayMessages.pauseBeforeStart('2030-03-04'),
    );
  });
});

describe('a text of the English words', () => {
  it('is translated', () => {
    expect(translateText(messages.emailInvalid, kannada)).toBe(kannada.messages.emailInvalid);
    expect(translateText(valueMessages.useText, hindi)).toBe(hindi.valueMessages.useText);
  });

  it.each(['Take no more than fifty of them', '', kannada.messages.emailInvalid])(
    'stays as it is where no table has it: %s',
    (text) => {
      expect(translateText(text, hindi)).toBe(text);
    },
  );
});
