export const actions = {
  'stock received': 'स्टॉक आया',
  'stock counted': 'स्टॉक गिना गया',
  'stock written off': 'स्टॉक हटाया गया',
};
