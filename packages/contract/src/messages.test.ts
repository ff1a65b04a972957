import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

/** Literal texts of SPEC sections 5 and 8, including odd spellings: customers search for them. */
const literal = {
  unauthorized: 'Unauthorized',
  networkError: 'Network Error. Please check your internet connection or server.',
  somethingWentWrong: 'Something went wrong!',
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
};

describe('the owner’s sentences', () => {
  it.each(Object.entries(literal))('%s', (name, sentence) => {
    expect(messages).toHaveProperty(name, sentence);
  });
});
