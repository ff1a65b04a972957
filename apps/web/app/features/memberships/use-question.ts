import { useState } from 'react';

interface Question<T> {
  about: T;
  answer: (isYes: boolean) => void;
}

/** A question in the middle of an action: `ask` waits for the answer, `question` is set until it is given. */
export function useQuestion<T>() {
  const [question, setQuestion] = useState<Question<T>>();
  const ask = (about: T) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setQuestion(undefined);
        resolve(isYes);
      };
      setQuestion({ about, answer });
    });
  return { question, ask };
}
