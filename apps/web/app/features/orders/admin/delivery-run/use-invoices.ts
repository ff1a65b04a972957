import type { DocumentDetails } from '@namma/contract/documents/schemas';
import type { Stop } from '@namma/contract/orders/delivery-run-schemas';
import * as paths from '@namma/contract/paths';
import { useEffect, useState } from 'react';
import { api } from '../../../../lib/api/api';
import { useFailure } from '../../../../lib/api/use-failure';
import { useOneAtATime } from '../../../../ui/use-one-at-a-time';

/** The number of concurrent requests. */
const AT_ONCE = 4;

/** Reads the documents of these stops, and prints them once they are there. */
export function useInvoices(stops: readonly Stop[], print: () => void) {
  const [documents, setDocuments] = useState<readonly DocumentDetails[]>([]);
  const fail = useFailure(paths.adminLogin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are rendered
  useEffect(() => {
    if (documents.length > 0) print();
  }, [documents]);
  const [read, isReading] = useOneAtATime(async () => {
    const numbers = stops.flatMap(({ documentNumber }) => documentNumber ?? []);
    const found: DocumentDetails[] = [];
    try {
      for (let i = 0; i < numbers.length; i += AT_ONCE)
        found.push(
          ...(await Promise.all(
            numbers.slice(i, i + AT_ONCE).map((number) => api('documents/get', { query: { number } })),
          )),
        );
      setDocuments(found);
    } catch (error) {
      fail(error);
    }
  });
  return { documents, printInvoices: () => void read(), isReading };
}
