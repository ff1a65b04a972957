export const wheyProtein = 'व्हे प्रोटीन';
export const prePostWorkout = 'प्री/पोस्ट वर्कआउट';
export const fitFood = 'फ़िट फ़ूड्स';

export const fiveStars = '5 स्टार';
export const fourAndAbove = '4 और ज़्यादा';
export const threeAndAbove = '3 और ज़्यादा';
export const above1500 = '₹1,500 और ज़्यादा';

export const mostPopular = 'सबसे लोकप्रिय';
export const priceUp = 'क़ीमत: कम से ज़्यादा';
export const priceDown = 'क़ीमत: ज़्यादा से कम';
export const bestRated = 'सबसे अच्छी रेटिंग';
export const newest = 'सबसे नए';
export const countryOfOrigin = 'किस देश में बना';
