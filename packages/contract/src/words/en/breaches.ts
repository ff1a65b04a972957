/** Of the register of breaches; only owners read them. */
export const breachMessages = {
  added: 'Written down',
  changed: 'Changed',
  mailed: (letters: number) =>
    letters === 0
      ? 'Everybody with an email has this letter already'
      : letters === 1
        ? '1 letter is on its way'
        : `${letters} letters are on their way`,
  dayAndTime: 'Choose the day and the time',
  textRequired: 'Write what happened and what was done',
  whoseRequired: 'Write whose data it was',
  dataRequired: 'Choose which data it was',
  peopleWhole: 'Write a whole number, or leave it empty',
  toldBeforeNoticed: 'This is before it was noticed',
} as const;
