export const name = 'ನಿಮ್ಮ ಹೆಸರು';
export const when = 'ಯಾವಾಗ';
export const center = 'ಸೆಂಟರ್';
export const chooseCenter = 'ಸೆಂಟರ್ ಆಯ್ಕೆಮಾಡಿ';
export const sending = 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ';
export const send = 'ಒಂದು ದಿನ ಕೇಳಿ';
export const phoneHint = '10 ಅಂಕಿಗಳು, +91 ಇಲ್ಲದೆ';
