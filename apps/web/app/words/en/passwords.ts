export const mostUsedPassword =
  'This is one of the most common passwords. You can keep it, but another one is safer.';
export const ownPassword =
  'Your password contains your name or email. You can keep it, but another one is safer.';
