import { test as base } from '@playwright/test';
import { type PortalFixtures, portalFixtures } from 'vendor-portal/testing';

export const test = base.extend<PortalFixtures>(
  portalFixtures({ url: 'http://127.0.0.1:4010', key: 'tests' }),
);
