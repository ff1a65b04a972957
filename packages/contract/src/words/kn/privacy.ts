/** The member's own data, the deletion of an account, and members under 18. */
export const privacyMessages = {
  passwordWrong: 'ಈ ಪಾಸ್‌ವರ್ಡ್ ತಪ್ಪಾಗಿದೆ',
  accountDeleted: 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ',
  adminsKeepAccount: 'ಅಡ್ಮಿನ್ ಖಾತೆಯನ್ನು ಇಲ್ಲಿ ಅಳಿಸಲಾಗದು, ಟರ್ಮಿನಲ್‌ನಲ್ಲಿ ಮಾತ್ರ.',
  ordersUnderWay: (orderNumbers: string) =>
    `ಇನ್ನೂ ಡೆಲಿವರಿ ಆಗದ ಆರ್ಡರ್: ${orderNumbers}. ರದ್ದುಮಾಡಿ ಅಥವಾ ಡೆಲಿವರಿ ಆಗುವವರೆಗೆ ಕಾಯಿರಿ, ನಂತರ ಖಾತೆಯನ್ನು ಅಳಿಸಿ.`,
  returnsUnderWay: (orderNumbers: string) =>
    `ಇನ್ನೂ ಮುಗಿಯದ ರಿಟರ್ನ್, ಆರ್ಡರ್: ${orderNumbers}. ತೀರ್ಮಾನವಾಗಿ ರೀಫಂಡ್ ಆಗುವವರೆಗೆ ಕಾಯಿರಿ, ನಂತರ ಖಾತೆಯನ್ನು ಅಳಿಸಿ.`,
  membershipsLost: (count: number) =>
    `${count <= 1 ? 'ನೀವು ಹಣ ಪಾವತಿಸಿದ ಒಂದು ಮೆಂಬರ್‌ಶಿಪ್ ಖಾತೆಯ ಜೊತೆ ಹೋಗುತ್ತದೆ' : `ನೀವು ಹಣ ಪಾವತಿಸಿದ ${count} ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳು ಖಾತೆಯ ಜೊತೆ ಹೋಗುತ್ತವೆ`}, ಹಣ ವಾಪಸ್ ಬರುವುದಿಲ್ಲ. ಆದರೂ ಅಳಿಸಬೇಕೇ?`,
  guardianNotSeen:
    'ನಿಮಗೆ 18 ವರ್ಷ ತುಂಬಿಲ್ಲ. ದಯವಿಟ್ಟು ಒಮ್ಮೆ ತಂದೆ, ತಾಯಿ ಅಥವಾ ಪೋಷಕರ ಜೊತೆ ನಮ್ಮ ಸೆಂಟರ್‌ಗೆ ಬನ್ನಿ: ಆಮೇಲೆ ಇಲ್ಲಿ ಆರ್ಡರ್ ಮತ್ತು ಬುಕ್ ಮಾಡಬಹುದು.',
  guardianNotNeeded: 'ಈ ಮೆಂಬರ್‌ಗೆ ಪೋಷಕರು ಬೇಕಿಲ್ಲ.',
  guardianConfirmed: 'ದಾಖಲಿಸಲಾಗಿದೆ: ಪೋಷಕರು ಬಂದಿದ್ದರು',
} as const;
