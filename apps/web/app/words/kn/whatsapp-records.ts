export const sections = {
  whatsApp: 'WhatsApp',
};

export const fields = {
  writtenOf: 'ಯಾವುದರ ಬಗ್ಗೆ',
};

export const kinds = {
  slip: 'ಸ್ಲಿಪ್',
  receipt: 'ರಸೀದಿ',
  renewal: 'ರಿನ್ಯೂವಲ್',
  appointment: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
  query: 'ಪ್ರಶ್ನೆ',
  member: 'ನಮಸ್ಕಾರ',
  pass: 'ಪಾಸ್',
};
