export const vijayanagar = 'विजयनगर';
export const indiranagar = 'इंदिरानगर';
export const koramangala = 'कोरमंगला';
export const hsrLayout = 'HSR लेआउट';
