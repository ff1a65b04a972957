export const sections = {
  whatsApp: 'WhatsApp',
};

export const fields = {
  writtenOf: 'किस बारे में',
};

export const kinds = {
  slip: 'स्लिप',
  receipt: 'रसीद',
  renewal: 'रिन्यूअल',
  appointment: 'अपॉइंटमेंट',
  query: 'सवाल',
  member: 'नमस्ते',
  pass: 'पास',
};
