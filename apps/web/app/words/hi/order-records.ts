export const actions = {
  'address changed': 'पता बदला',
};
