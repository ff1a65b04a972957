export const tagline = 'घर के पास, एक असली जिम।';

export const location = 'बेंगलुरु';
export const city = 'बेंगलुरु';
export const weekdays = 'सोमवार से शुक्रवार';
export const weekend = 'शनिवार और रविवार';
export const weekdayHours = 'सुबह 5:00 – रात 10:00';
export const weekendHours = 'सुबह 7:00 – 10:30';
