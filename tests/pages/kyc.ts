import type { Locator, Page } from '@playwright/test';
import { uploadFixtures } from '../support/uploadFixtures.ts';

/** The form of one verification. */
export interface KycDetailScreen {
  field(label: string): Locator;
  submit: Locator;
  preview: Locator;
  alert: Locator;
  /** Chooses a generated photo; see `uploadFixtures`. */
  choose(label: string, title?: string): Promise<void>;
}

export function kycDetailPath(
  type: string,
  list: '/vendor-kyc' | '/kyc-documents' = '/vendor-kyc',
): string {
  return `${list}/kyc-detail?type=${type}`;
}

export function kycDetailOf(page: Page): KycDetailScreen {
  const field = (label: string) => page.getByLabel(label, { exact: false }).first();
  return {
    field,
    submit: page.getByRole('button', { name: 'Submit' }),
    preview: page.getByRole('img', { name: 'Chosen document' }),
    alert: page.getByRole('alert'),
    choose: (label, title = 'a PNG of the size of a photo') =>
      field(label).setInputFiles(fixtureFile(title)),
  };
}

export function fixtureFile(title: string) {
  const [file] = uploadFixtures.find((fixture) => fixture.title === title)?.files ?? [];
  if (!file) throw new Error(`There is no fixture "${title}"`);
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(file.bytes) };
}

/** Finds a row of the list by the name of its verification. */
export function kycRow(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}
