export const tagline = 'घर के पास, एक असली जिम।';

export const location = 'बेंगलुरु';
export const city = 'बेंगलुरु';
