export const tagline = 'ಮನೆ ಹತ್ತಿರವೇ, ನಿಜವಾದ ಜಿಮ್.';

export const location = 'ಬೆಂಗಳೂರು';
export const city = 'ಬೆಂಗಳೂರು';
