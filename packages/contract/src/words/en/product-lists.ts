/** Labels of the shop’s categories, filters and sorts. */

export const wheyProtein = 'Whey Protien';
export const prePostWorkout = 'Pre/Post Workouts';
export const fitFood = 'Fit Foods';

export const fiveStars = '5 stars';
export const fourAndAbove = '4 and above';
export const threeAndAbove = '3 and above';
export const above1500 = '₹1,500 and above';

export const mostPopular = 'Most popular';
export const priceUp = 'Price, low to high';
export const priceDown = 'Price, high to low';
export const bestRated = 'Best rated';
export const newest = 'Newest';
export const countryOfOrigin = 'Country of origin';
