export const code = 'कोड';
export const codeHint = 'आपके ऑथेंटिकेटर ऐप में दिख रहे छह अंक';
export const recoveryCode = 'रिकवरी कोड';
export const recoveryHint = 'दूसरा चरण चालू करते समय रखे गए कोड में से एक';
export const useRecovery = 'फ़ोन खो गया? रिकवरी कोड डालें';
export const useApp = 'ऐप का कोड डालें';
export const noneLeft = 'दोनों न हों तो जिम के मालिक दूसरा चरण बंद कर सकते हैं।';
