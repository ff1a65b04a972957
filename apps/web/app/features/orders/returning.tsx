import { RETURN_DAYS } from '@namma/contract/business';
import { createContext, useContext } from 'react';
import * as words from '#words/orders';
import type { Elements } from '../../ui/elements';
import { requestReturn } from './api';
import { type AskAboutOrder, useOrderQuestion } from './use-order-question';

const loadDialog = async () => (await import('./return-dialog')).ReturnDialog;

const Asking = createContext<AskAboutOrder>(() => {});
export const useAskToReturn = (): AskAboutOrder => useContext(Asking);

/** Lets the orders inside ask to be returned. */
export function Returning({ children }: { children: Elements }) {
  const { ask, answer, Dialog, question } = useOrderQuestion(loadDialog, requestReturn);
  return (
    <Asking value={ask}>
      {children}
      {Dialog && (
        <Dialog
          {...question}
          title={({ quantity, product }) => words.returnQuestion(quantity, product.name)}
          description={words.returnMeans(RETURN_DAYS)}
          hint={words.returnReasonHint}
          action={words.askToReturn}
          onReturn={answer}
        />
      )}
    </Asking>
  );
}
