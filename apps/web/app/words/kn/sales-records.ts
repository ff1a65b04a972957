export const actions = {
  'goods sold': 'ವಸ್ತುಗಳನ್ನು ಮಾರಲಾಗಿದೆ',
};
export const fields = {
  channel: 'ಎಲ್ಲಿ ಖರೀದಿ',
};
