export const actions = {
  'address changed': 'address changed',
};
