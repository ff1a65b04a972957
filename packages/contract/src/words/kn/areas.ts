export const vijayanagar = 'ವಿಜಯನಗರ';
export const indiranagar = 'ಇಂದಿರಾನಗರ';
export const koramangala = 'ಕೋರಮಂಗಲ';
export const hsrLayout = 'HSR ಲೇಔಟ್';
