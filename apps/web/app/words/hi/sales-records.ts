export const actions = {
  'goods sold': 'सामान बेचा गया',
};
export const fields = {
  channel: 'कहाँ से ख़रीदा',
};
