export const code = 'Code';
export const codeHint = 'Six digits from your authenticator app';
export const recoveryCode = 'Recovery code';
export const recoveryHint = 'One of the codes you saved when you turned on two-step sign-in';
export const useRecovery = 'Lost your phone? Use a recovery code';
export const useApp = 'Use the app';
export const noneLeft =
  'No phone and no recovery code? Ask an owner of the gym to turn off two-step sign-in.';
