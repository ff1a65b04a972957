import { describe, expect, it } from 'vitest';
import { ageOn, isOldEnough } from './rules.ts';

describe('being old enough to join', () => {
  it.each([
    { dob: '2017-03-04', on: '2030-03-04', isEnough: true },
    { dob: '2017-03-05', on: '2030-03-04', isEnough: false },
    { dob: '1950-12-31', on: '2030-03-04', isEnough: true },
    { dob: '2016-02-29', on: '2029-02-28', isEnough: false },
    { dob: '2016-02-29', on: '2029-03-01', isEnough: true },
    // 13 years before 29 February is a year without one: its 28th counts.
    { dob: '2019-02-28', on: '2032-02-29', isEnough: true },
    { dob: '2019-03-01', on: '2032-02-29', isEnough: false },
  ])('born $dob, on $on: $isEnough', ({ dob, on, isEnough }) => {
    expect(isOldEnough(dob, on)).toBe(isEnough);
  });
});

describe('the age', () => {
  it.each([
    ['1995-03-04', '2030-03-03', 34],
    ['1995-03-04', '2030-03-04', 35],
    ['2016-02-29', '2029-02-28', 12],
    ['2016-02-29', '2029-03-01', 13],
  ])('of a person born %s is on %s %d', (birth, on, age) => {
    expect(ageOn(birth, on)).toBe(age);
  });
});
