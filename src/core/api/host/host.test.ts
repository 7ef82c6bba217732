import { expect, test } from 'vitest';
import { ConfigFailure } from '../errors';
import { parseHost } from './host';

const PAGE = 'https://shop.example/admin/page?x=1';

test.each([
  ['https://api.market.example', 'https://api.market.example'],
  ['https://api.market.example/v1/', 'https://api.market.example/v1'],
  ['http://localhost:5180/api', 'http://localhost:5180/api'],
  ['/api', 'https://shop.example/api'],
  ['/', 'https://shop.example'],
])('%s is %s', (host, href) => {
  expect(parseHost(host, PAGE).href).toBe(href);
});

test.each([
  '',
  'api',
  '//evil.example',
  '/\\evil.example',
  'https:/evil.example',
  'https://u:p@a.example',
  'https://a.example?x=1',
  'https://a.example/#x',
  'ftp://a.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  ' https://a.example',
  '/a\n/b',
  'https://a.example\\@evil.example',
  'https:///evil.example',
  '/api?x',
  'blob:https://a.example/1',
  'https://a.example:99999',
])('%j is no host', (host) => {
  expect(() => parseHost(host, PAGE)).toThrow(ConfigFailure);
});
