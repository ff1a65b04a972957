import { expect, it } from 'vitest';
import { toPathTarget } from './request-target.ts';

it.each([
  ['/store?x=1', '/store?x=1'],
  ['//store', '//store'],
  ['http://gym.example/store?x=1', '/store?x=1'],
  ['HTTPS://gym.example:8443/store', '/store'],
  ['http://me:secret@gym.example/store', '/store'],
  ['http://gym.example', '/'],
  ['http://gym.example?x=1', '/?x=1'],
  ['http://gym.example//evil.example', '//evil.example'],
  ['http:///store', 'http:///store'],
  ['ftp://gym.example/store', 'ftp://gym.example/store'],
  ['*', '*'],
])('a request for %s is one for %s', (target, path) => {
  expect(toPathTarget(target)).toBe(path);
});
