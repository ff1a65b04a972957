export const wheyProtein = 'ವೇ ಪ್ರೋಟೀನ್';
export const prePostWorkout = 'ಪ್ರೀ/ಪೋಸ್ಟ್ ವರ್ಕೌಟ್';
export const fitFood = 'ಫಿಟ್ ಫುಡ್ಸ್';

export const fiveStars = '5 ಸ್ಟಾರ್';
export const fourAndAbove = '4 ಮತ್ತು ಹೆಚ್ಚು';
export const threeAndAbove = '3 ಮತ್ತು ಹೆಚ್ಚು';
export const above1500 = '₹1,500 ಮತ್ತು ಹೆಚ್ಚು';

export const mostPopular = 'ಜನಪ್ರಿಯತೆ';
export const priceUp = 'ಬೆಲೆ: ಕಡಿಮೆ ಮೊದಲು';
export const priceDown = 'ಬೆಲೆ: ಹೆಚ್ಚು ಮೊದಲು';
export const bestRated = 'ಹೆಚ್ಚು ರೇಟಿಂಗ್';
export const newest = 'ಹೊಸದು ಮೊದಲು';
export const countryOfOrigin = 'ತಯಾರಾದ ದೇಶ';
