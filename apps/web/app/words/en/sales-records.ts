export const actions = {
  'goods sold': 'goods sold',
};
export const fields = {
  channel: 'Bought',
};
