/** What any call and any page may have to say (SPEC section 8): apart from `messages`, so that a page that only shows something carries no more. */
export const failures = {
  unauthorized: 'Unauthorized',
  networkError: 'Network Error. Please check your internet connection or server.',
  somethingWentWrong: 'Something went wrong!',
} as const;
