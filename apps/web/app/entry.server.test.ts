import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { handleError } from './entry.server';
import { reportContext } from './lib/loading/reads';

it('reports why a page failed to the server and prints nothing itself', () => {
  const printed = vi.spyOn(console, 'error');
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(reportContext, (error) => reported.push(error));
  const error = new Error('connect ECONNREFUSED');

  handleError(error, { request: new Request('http://localhost/store'), context });

  expect(reported).toEqual([error]);
  expect(printed).not.toHaveBeenCalled();
});
