export const sections = {
  followUps: 'फ़ोन',
};

export const fields = {
  calledFor: 'किस लिए',
  outcome: 'नतीजा',
  againOn: 'फिर कब',
};

export const outcomes = {
  noAnswer: 'जवाब नहीं',
  reached: 'बात हुई',
  willCome: 'आएँगे',
  notInterested: 'रुचि नहीं',
};

export const reasons = {
  'money due': 'पैसे बाक़ी',
  query: 'सवाल',
  'trial asked': 'ट्रायल माँगा',
  'trial missed': 'ट्रायल पर नहीं आए',
  'renewal due': 'रिन्यूअल का समय',
  'stopped coming': 'आना बंद',
  'never came': 'पैसे दिए, आए नहीं',
  ended: 'समाप्त',
};
