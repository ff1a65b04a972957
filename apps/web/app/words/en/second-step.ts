export const code = 'Code';
export const codeHint = 'Six digits from your authenticator app';
export const recoveryCode = 'Recovery code';
export const recoveryHint = 'One of the codes that you kept when you switched the second factor on';
export const useRecovery = 'Phone lost? Use a recovery code';
export const useApp = 'Use the app';
export const noneLeft = 'Without both, an owner of the gym switches the second factor off.';
