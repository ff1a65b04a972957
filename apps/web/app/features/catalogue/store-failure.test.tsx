import { failures } from '@namma/contract/messages/failures';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { StoreFailure } from './store-failure';

const HERE = '/store/category?rating=4';
const open = (error: unknown) => renderScreenAt(HERE, <StoreFailure error={error} />);
const wayOn = () => screen.getByRole('link').getAttribute('href');

afterEach(leave);

describe('a store screen that cannot be shown', () => {
  it.each([
    ['a product that is gone', new ApiError(404, 'No such product'), 'This product is not in our shop'],
    ['a filter there is none of', new ApiError(400, 'Bad request'), 'Unknown filter'],
    ['a query that the contract refuses on the server', { issues: [] }, 'Unknown filter'],
  ])('leads to all products from %s', async (_, error, title) => {
    await open(error);

    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(wayOn()).toBe('/store/category');
  });

  it.each([
    ['the network is down', new ApiError(0, failures.networkError), "The store can't be reached"],
    ['the server fails', new ApiError(500, 'Something failed'), 'Something failed'],
    ['there is a fault of ours', new TypeError('x is undefined'), failures.somethingWentWrong],
  ])('offers the same place again when %s', async (_, error, title) => {
    await open(error);

    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(wayOn()).toBe(HERE);
  });
});
