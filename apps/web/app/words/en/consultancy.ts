export const consultancy = 'Consultancy';
export const consultancyDescription = (name: string, city: string) =>
  `Fitness, nutrition and physiotherapy appointments at ${name}, ${city}.`;
export const consultancyLead = 'Half an hour with one coach, about your goals. Choose a topic.';
export const aboutFitness =
  'A trainer checks your strength and fitness and writes your plan for the next eight weeks.';
export const aboutNutrition =
  'A nutritionist goes through your week of meals and tells you what to change first.';
export const aboutPhysiotherapy = 'A physiotherapist checks an old injury or a new ache before you load it.';
export const bookAnAppointment = 'Book an appointment';
export const appointmentDescription = 'Book a fitness, nutrition or physiotherapy consultancy.';
export const chooseConsultancy = 'Choose a consultancy';
export const appointmentLead =
  'Pick a time, then give your age, height and weight. Find your booking under Consultancy in your profile.';
export const priceBefore = 'Price: ';
export const priceIncluded = 'free.';
export const priceAtCenter = (amount: string) => `${amount}, pay at the center.`;
export const ourCoaches = 'Our coaches';
export const nextFree = (when: string) => `Next free: ${when}`;
export const speaks = (languages: string) => `Speaks ${languages}`;
