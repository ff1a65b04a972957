export const sections = {
  emailLinks: 'Links to confirm an email',
};

export const actions = {
  'email confirmed': 'email confirmed',
  'email changed': 'email changed',
  'email given back': 'email given back to its mailbox',
  'email lost': 'email lost to who proved it',
};
