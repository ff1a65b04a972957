export const sections = {
  emailLinks: 'ईमेल की पुष्टि के लिंक',
};

export const actions = {
  'email confirmed': 'ईमेल की पुष्टि हुई',
  'email changed': 'ईमेल बदला गया',
  'email given back': 'पुराना ईमेल वापस आया',
  'email lost': 'ईमेल किसी और का साबित हुआ',
};
