/**
 * Messages that any call and page may show (SPEC section 8). Separate from `messages`, so that pages that only
 * display data stay small.
 */
export const failures = {
  unauthorized: 'Unauthorized',
  networkError: 'Network Error. Please check your internet connection or server.',
  somethingWentWrong: 'Something went wrong!',
} as const;
