/** Faults of values that a schema has no sentence of its own for. */
export const valueMessages = {
  invalid: 'This value is not valid',
  useText: 'Use a text',
  useNumber: 'Use a number',
  useWholeNumber: 'Use a whole number',
  useTrueOrFalse: 'Use true or false',
  useList: 'Use a list',
  useObject: 'Use an object with fields',
  atLeast: (least: number) => `Use ${least} or more`,
  atMost: (most: number) => `Use ${most} or less`,
  unknownFields: (names: string) => `Remove the unknown fields: ${names}`,
} as const;
