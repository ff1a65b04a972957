export const mostUsedPassword =
  'This is one of the most used passwords: whoever guesses tries it first. You may keep it, another one is safer.';
export const ownPassword =
  'Your name and your email are known to others. You may keep this password, another one is safer.';
