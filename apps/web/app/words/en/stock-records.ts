export const actions = {
  'stock received': 'stock received',
  'stock counted': 'stock counted',
  'stock written off': 'stock written off',
};
