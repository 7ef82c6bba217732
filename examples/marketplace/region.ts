import type { PartialMessages, Region } from 'vendor-portal';

/** Amounts in dirhams, phone numbers such as +971 50 123 4567, and one verification. */
export const region: Region = {
  country: 'AE',
  phone: { prefix: '+971', digits: 9 },
  currency: 'AED',
  kyc: ['bank'],
};

/** Replacements for the texts that name an Indian tax, code or diet. */
export const messages: PartialMessages = {
  uiOrders: { tax: 'VAT ({percent}%)', taxPlain: 'VAT' },
  restaurant: { gst: 'VAT (%)', gstRequired: 'The VAT percentage is required' },
};
