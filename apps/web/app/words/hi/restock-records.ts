export const sections = {
  awaited: 'जिन प्रोडक्ट का इंतज़ार है',
};

export const fields = {
  toldAt: 'बताया गया',
};
