/** Fallback messages for invalid values. */
export const valueMessages = {
  invalid: "This value isn't valid",
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
