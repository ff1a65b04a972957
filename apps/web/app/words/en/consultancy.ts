export const consultancy = 'Consultancy';
export const consultancyDescription = (name: string, city: string) =>
  `Fitness, nutrition and physiotherapy appointments at ${name}, ${city}.`;
export const consultancyLead =
  'Half an hour with one person who asks first and advises second. Choose what it is about.';
export const aboutFitness =
  'A trainer measures where you stand and writes the plan for your next eight weeks.';
export const aboutNutrition = 'Your week of meals, gone through line by line, and what to change first.';
export const aboutPhysiotherapy = 'An old injury or a new ache, looked at before you put weight on it.';
export const bookAnAppointment = 'Book an appointment';
export const appointmentDescription =
  'Book a fitness, nutrition or physiotherapy consultancy: age, height, weight and the day that suits you.';
export const chooseConsultancy = 'Choose a consultancy';
export const appointmentLead =
  'Tell us four things and the day that suits you. You find the booking in your profile afterwards.';
export const priceBefore = 'Price: ';
export const priceIncluded = 'included, there is nothing to pay.';
export const priceAtCenter = (amount: string) => `${amount}, paid at the center.`;
export const ourCoaches = 'Our coaches';
