export const actions = {
  'address changed': 'ವಿಳಾಸ ಬದಲಾಗಿದೆ',
};
