import { failures } from './failures.ts';

/** `28 orders moved, 2 left alone`: what became of a bulk action. */
function bulkDone(done: number, left: number, one: string, many: string, verb: string): string {
  const moved = done === 0 ? `No ${one} ${verb}` : `${done} ${done === 1 ? one : many} ${verb}`;
  return left === 0 ? moved : `${moved}, ${left} left alone`;
}

/** Every sentence a customer reads that both sides or several places need. Odd spellings are the owner's. */
export const messages = {
  // SPEC section 8
  ...failures,
  pleaseLogin: 'Please Login',
  pleaseLoginToBuy: 'Please Login To Buy',
  pleaseLoginToAdd: 'Please Login!',
  outOfStock: 'Product Out-Off Stock',
  ratingAlreadySubmitted: 'Rating already submitted',
  passwordsDoNotMatch: 'Password do not match',
  loggedOut: 'Logged out',
  signUpSuccessful: 'Sign-up successful!',
  noSuggestions: 'No result',
  noMoreData: 'No more Data',
  noConsultancies: 'No upcoming Consultancy found',
  noMemberships: 'No memberships found',
  orderPlaced: 'Order Placed Successfully',

  // SPEC section 5
  emailRequired: 'Email required!',
  emailInvalid: 'Invalid email!',
  passwordRequired: 'Password required!',
  nameRequired: 'UserName required!',
  phoneDigits: 'Phone no Should be exactly 10 digits',
  tooYoung: 'You must be at least 13 years old',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordsMustMatch: 'Passwords must match',
  passwordMatched: 'Password Matched',
  pincodeInvalid: 'invalid',
  discountTooLow: 'Discount cannot be less than 0%',
  discountTooHigh: 'Discount cannot be more than 100%',
  priceTooLow: 'Price must be greater than 0',

  // Where SPEC names a rule but no words
  dobRequired: 'Date of birth required!',
  genderRequired: 'Gender required!',
  addressRequired: 'Address required!',
  required: (field: string) => `${field} required!`,
  tooLong: (max: number) => `Use at most ${max} characters`,
  noControlCharacters: 'Remove the invisible control characters',
  dateInvalid: 'Use a date of the calendar, as YYYY-MM-DD',
  dateInPast: 'Choose today or a later day',
  passwordTooLong: 'Use at most 200 characters',
  priceNotANumber: 'Price must be a number from 0 to 10,00,000, with at most two decimals',
  imageLink: 'Use a link that starts with https://, without a user name or password',
  descriptionLength: 'Use 5 to 500 characters',
  oneOf: (values: readonly string[]) => `Use one of: ${values.join(', ')}`,
  numberBetween: (field: string, min: number, max: number) => `${field} must be from ${min} to ${max}`,
  centerRequired: 'Choose one of our centers',
  tickPayAtCenter: 'Tick this box to go on: the amount is paid at your center',
  startDateRequired: 'Start date required!',
  quantityBounds: 'Use a whole number from 1 to 10,00,000',
  amountRequired: 'Use an amount in rupees',
  endDateFitsNoPlan: 'A membership lasts 3, 6 or 12 months from its start date',
  newMembershipIsPending: 'A new membership is pending until it is paid for at the center',
  enquiryLength: 'Use 15 to 250 characters',
  checkFields: 'Please check the marked fields.',

  // Success texts of the API, shown as toasts
  loggedIn: 'Login successful',
  profileSaved: 'Profile updated',
  passwordChanged: 'Password changed',
  addedToCart: 'Added to cart',
  cartUpdated: 'Cart updated',
  removedFromCart: 'Removed from cart',
  addressAdded: 'Address added',
  addressUpdated: 'Address updated',
  addressRemoved: 'Address removed',
  thanksForRating: 'Thank you for rating',
  productAdded: 'Product added',
  productSaved: 'Product updated',
  productDeleted: 'Product deleted',
  membershipRegistered: (center: string) => `Membership registered. Pay at ${center} to start.`,
  membershipPayed: 'Membership marked as payed',
  consultancyBooked: (type: string, day: string) => `${type} consultancy booked for ${day}`,
  enquirySent: 'Thank you. We have your message.',
  enquiryAnswered: 'Query marked as Answered',
  markedRead: 'Marked as read',
  orderMoved: (status: string) => `Order moved to ${status}`,
  ordersMoved: (done: number, left: number) => bulkDone(done, left, 'order', 'orders', 'moved'),
  membershipsPayed: (done: number, left: number) =>
    bulkDone(done, left, 'membership', 'memberships', 'marked as payed'),
  undone: (done: number, left: number) =>
    done === 1 && left === 0 ? 'Change undone' : bulkDone(done, left, 'change', 'changes', 'undone'),
  enquiriesAnswered: (done: number, left: number) =>
    bulkDone(done, left, 'query', 'queries', 'marked as Answered'),
} as const;
