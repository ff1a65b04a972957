export const sections = {
  whatsApp: 'WhatsApp',
};

export const fields = {
  writtenOf: 'About',
};

export const kinds = {
  slip: 'slip',
  receipt: 'receipt',
  renewal: 'renewal',
  appointment: 'appointment',
  query: 'query',
  member: 'greeting',
  pass: 'pass',
};
